import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InstitutionSettings } from '../../../contracts/domain/institution/institutionSettings';
import { textMessages, type TextName } from '../../../i18n/messages/institutionMessages';
import { TextCell } from './TextCell';
import styles from './TextGrid.module.css';

const textNames = Object.keys(textMessages) as TextName[];

/** Shows texts with a column for each language. Portuguese texts are shown, but cannot be edited. */
export function TextGrid({ texts }: Pick<InstitutionSettings, 'texts'>) {
  return (
    <div className={styles.grid}>
      {/* Screen readers skip these heads, since the label of each field names its language. */}
      <div className={styles.heads} aria-hidden="true">
        <span>
          <FormattedMessage id="institution.texts.field" />
        </span>
        <span>
          <FormattedMessage id="institution.edit.head.en" />
        </span>
        <span>
          <FormattedMessage id="institution.edit.head.nl" />
        </span>
      </div>
      {textNames.map((name) => (
        <TextRow key={name} name={name} texts={texts} />
      ))}
    </div>
  );
}

function TextRow({ name, texts }: Pick<InstitutionSettings, 'texts'> & { readonly name: TextName }) {
  const hintId = useId();
  const { label, ...more } = textMessages[name];
  const field = useIntl().formatMessage({ id: label });
  const portuguese = texts[`${name}Pt`];
  const cell = { name, stored: texts, describedBy: 'tip' in more ? hintId : undefined };
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        {field}
        {'tip' in more && (
          <p className={styles.hint} id={hintId}>
            <FormattedMessage id={more.tip} />
          </p>
        )}
      </div>
      <TextCell
        {...cell}
        ending="En"
        label={<FormattedMessage id="institution.edit.english" values={{ field }} />}
      />
      <TextCell
        {...cell}
        ending="Nl"
        label={<FormattedMessage id="institution.edit.dutch" values={{ field }} />}
      />
      {portuguese && (
        <p className={styles.fixed}>
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
    </div>
  );
}
