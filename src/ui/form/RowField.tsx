import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import { fieldIds, type FieldMessage } from './field';
import { FieldFrame } from './FieldFrame';
import { useFormId } from './Form';
import styles from './Form.module.css';

export interface RowFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: FieldMessage | undefined;
  readonly label: ReactNode;
  /** Id of a `datalist` with values to choose from. */
  readonly list?: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
}

/** Shows a text field of a long list, with the props from `useRows`. Render it in a memoised component. */
export function RowField({ name, value, error, label, list, onChange, onBlur }: RowFieldProps) {
  const ids = fieldIds(useFormId(), name);
  return (
    <FieldFrame ids={ids} label={label} error={error}>
      <input
        className={styles.input}
        type="text"
        id={ids.control}
        name={name}
        value={value}
        list={list}
        onChange={onChange}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? ids.error : undefined}
      />
    </FieldFrame>
  );
}
