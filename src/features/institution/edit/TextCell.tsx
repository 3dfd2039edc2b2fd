import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TextField as Place } from '../../../contracts/domain/institution/institutionFields';
import type { TextName } from '../../../i18n/messages/institutionMessages';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { useFieldValue } from '../../../ui/form/useFormValues';
import { Undo } from './Undo';
import styles from './TextGrid.module.css';

interface TextCellProps {
  readonly name: TextName;
  readonly ending: 'En' | 'Nl';
  readonly label: ReactNode;
  /** Id of the hint of the row. */
  readonly describedBy: string | undefined;
  readonly stored: Readonly<Record<Place, string>>;
}

/** Shows the field for a text in one language; below a changed text, the stored one. */
export function TextCell({ name, ending, label, describedBy, stored }: TextCellProps) {
  const field = `texts.${name}${ending}`;
  const { value, change } = useFieldValue<string>(field);
  const lang = ending === 'En' ? 'en' : 'nl';
  const was = stored[`${name}${ending}`];
  const changed = value.trim() !== was.trim();
  const texts = { name: field, label, hideLabel: true, lang, describedBy };
  return (
    <div className={styles.cell} data-changed={changed || undefined}>
      <span className={styles.language} aria-hidden="true">
        {lang.toUpperCase()}
      </span>
      <div className={styles.control}>
        {name === 'descriptions' ? (
          <TextArea {...texts} rows={2} />
        ) : (
          <TextField {...texts} type={name === 'organisationUrl' ? 'url' : 'text'} />
        )}
        {changed && (
          <p className={styles.was}>
            <span>
              {was.trim() ? (
                <FormattedMessage
                  id="institution.edit.was"
                  values={{
                    was: (
                      <span lang={lang} dir="auto">
                        {was}
                      </span>
                    ),
                  }}
                />
              ) : (
                <FormattedMessage id="institution.edit.wasEmpty" />
              )}
            </span>
            <Undo field={field} about={label} onUndo={() => change(was)} />
          </p>
        )}
      </div>
    </div>
  );
}
