import { FormattedMessage } from 'react-intl';
import { ErrorText } from './ErrorText';
import type { NamedMessage } from './field';
import { FieldLink } from './FieldLink';
import styles from './Form.module.css';

export interface ErrorSummaryProps {
  readonly formId: string;
  readonly errors: readonly NamedMessage[];
}

/** Lists what is wrong where there is more than one thing; each entry leads to its field. */
export function ErrorSummary({ formId, errors }: ErrorSummaryProps) {
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
              <ErrorText message={message} />
            </FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
