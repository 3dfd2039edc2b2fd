import { useId, type ReactNode } from 'react';
import form from '../form/Form.module.css';
import styles from './Select.module.css';

export interface SelectProps<Value extends string> {
  readonly label: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** True if the label is before the select instead of above it. */
  readonly inline?: boolean | undefined;
  /** True if only screen readers read the label, because the options say what is chosen. */
  readonly hideLabel?: boolean | undefined;
  /** Id of the select, for references to it. */
  readonly id?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
}

/** Shows a select that takes effect at once. Forms use SelectField. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, inline, hideLabel, invalid, describedBy } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={styles.field} data-inline={inline || undefined}>
      <label className={hideLabel ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={form.select}
        value={value}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
