import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/ui';
import { Icon } from '../marks/Icon';
import { ErrorText } from './ErrorText';
import type { FieldMessage } from './field';
import styles from './Form.module.css';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** True if the label says that the field is optional; required fields are not marked. */
  readonly optional?: boolean | undefined;
  /** True if only screen readers read the label, because headings of row and column show it. */
  readonly hideLabel?: boolean | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  readonly ids: { readonly control: string; readonly hint: string; readonly error: string };
  readonly error: FieldMessage | undefined;
  readonly children: ReactNode;
}

export function FieldFrame({ ids, label, hint, optional, hideLabel, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={ids.control}>
        {label}
        {optional && (
          <span className={styles.optional}>
            {' '}
            <FormattedMessage id="ui.form.optional" />
          </span>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error: FieldMessage | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="error" />
      <span>
        <ErrorText message={error} />
      </span>
    </p>
  );
}
