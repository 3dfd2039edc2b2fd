import type { ReactNode } from 'react';
import { FieldError } from './FieldFrame';
import { useControl } from './useControl';
import styles from './Form.module.css';

export interface CheckboxFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const { ids, error, input, aria } = useControl<boolean>(name, Boolean(hint));
  const { value, ...handlers } = input;
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input type="checkbox" checked={value} {...handlers} {...aria} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
