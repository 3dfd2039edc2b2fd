import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Toggletip } from '../../../ui/Toggletip';
import styles from '../Institution.module.css';
import { textWords, type TextName } from '../../../i18n/institutionWords';

export interface TextPairProps {
  readonly name: TextName;
  /** Is shown, and not edited. */
  readonly portuguese: string;
}

/** A text in English and in Dutch, side by side where there is room. */
export function TextPair({ name, portuguese }: TextPairProps) {
  const intl = useIntl();
  const { label, ...more } = textWords[name];
  const field = intl.formatMessage({ id: label });
  return (
    <fieldset className={styles.pair}>
      <legend>
        {field}
        {'tip' in more && (
          <>
            {' '}
            <Toggletip label={intl.formatMessage({ id: 'institution.tip' }, { name: field })}>
              <FormattedMessage id={more.tip} />
            </Toggletip>
          </>
        )}
      </legend>
      <TextIn
        name={name}
        ending="En"
        label={<FormattedMessage id="institution.edit.english" values={{ field }} />}
      />
      <TextIn
        name={name}
        ending="Nl"
        label={<FormattedMessage id="institution.edit.dutch" values={{ field }} />}
      />
      {portuguese && (
        <p className={styles.fixedText}>
          <FormattedMessage
            id="institution.edit.portuguese"
            values={{
              text: (
                <span lang="pt" dir="auto">
                  {portuguese}
                </span>
              ),
            }}
          />
        </p>
      )}
    </fieldset>
  );
}

interface TextInProps {
  readonly name: TextName;
  readonly ending: 'En' | 'Nl';
  readonly label: ReactNode;
}

function TextIn({ name, ending, label }: TextInProps) {
  const field = `texts.${name}${ending}`;
  if (name === 'descriptions') return <TextArea name={field} label={label} rows={3} />;
  return <TextField name={field} label={label} type={name === 'organisationUrl' ? 'url' : 'text'} />;
}
