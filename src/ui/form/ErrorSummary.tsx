import { useLayoutEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import { controlName } from './controlName';
import { ErrorText } from './ErrorText';
import { fieldIds, type FieldMessage, type NamedMessage } from './field';
import { FieldLink } from './FieldLink';
import styles from './Form.module.css';

export interface ErrorSummaryProps {
  readonly formId: string;
  readonly errors: readonly NamedMessage[];
}

/** Lists the errors if there are several; each links to its field. */
export function ErrorSummary({ formId, errors }: ErrorSummaryProps) {
  const fieldOf = useFieldsOfSameLines(formId, errors);
  if (errors.length < 2) return null;
  return (
    <div className={styles.summary} role="alert">
      <p>
        <FormattedMessage id="ui.form.errors" values={{ count: errors.length }} />
      </p>
      <ul className="bullets">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <FieldLink formId={formId} name={name}>
              {fieldOf[name] ? (
                <FormattedMessage
                  id="ui.form.error.of"
                  values={{ field: fieldOf[name], problem: <ErrorText message={message} /> }}
                />
              ) : (
                <ErrorText message={message} />
              )}
            </FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns names for fields whose messages would be equal, so that no two entries of the list read the same. */
function useFieldsOfSameLines(formId: string, errors: readonly NamedMessage[]) {
  const intl = useIntl();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const lineOf = (message: FieldMessage) =>
    typeof message === 'string'
      ? intl.formatMessage({ id: message })
      : intl.formatMessage({ id: message.id }, message.values);
  const lines = errors.map(({ message }) => lineOf(message));
  const same = errors.flatMap(({ name }, index) =>
    lines.indexOf(lines[index] ?? '') === lines.lastIndexOf(lines[index] ?? '') ? [] : [name],
  );
  const key = same.join(' ');
  useLayoutEffect(() => {
    const names = key === '' ? [] : key.split(' ');
    setFields(
      Object.fromEntries(
        names.map((name) => [name, controlName(document.getElementById(fieldIds(formId, name).control))]),
      ),
    );
  }, [formId, key, intl]);
  return key === '' ? {} : fields;
}
