import { FormattedMessage, useIntl } from 'react-intl';
import { rhythms } from '../contract/watching';
import type { Rhythm, Watching } from '../contract/watching.wire';
import { Reason } from '../../../ui/notices/Reason';
import { Section } from '../../../ui/page/Section';
import { Segmented } from '../../../ui/fields/Segmented';
import { rhythmMessages } from './subscriptionText';
import styles from './Watching.module.css';

interface DigestSectionProps {
  readonly watching: Pick<Watching, 'rhythm' | 'mail' | 'mailServer' | 'language'>;
  readonly onChange: (rhythm: Rhythm) => void;
}

/** Says how often e-mails bring news, and lets the person choose that. */
export function DigestSection({
  watching: { rhythm, mail, mailServer, language },
  onChange,
}: DigestSectionProps) {
  const intl = useIntl();
  return (
    <Section title={<FormattedMessage id="watching.mails" />}>
      {mail === undefined ? (
        <p>
          <FormattedMessage id="watching.mails.noAddress" />
        </p>
      ) : (
        <div className={styles.choice}>
          <Segmented
            label={intl.formatMessage({ id: 'watching.mails' })}
            options={rhythms.map((value) => ({
              value,
              label: intl.formatMessage({ id: rhythmMessages[value].name }),
            }))}
            value={rhythm}
            onChange={onChange}
          />
          <p className={styles.note}>
            <FormattedMessage
              id={rhythmMessages[rhythm].note}
              values={{ mail, language: intl.formatDisplayName(language, { type: 'language' }) }}
            />
          </p>
          {!mailServer && (
            <Reason>
              <FormattedMessage id="watching.mails.notSent" />
            </Reason>
          )}
        </div>
      )}
    </Section>
  );
}
