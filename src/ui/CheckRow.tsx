import { memo, type ReactNode } from 'react';
import styles from './CheckRow.module.css';

export interface CheckRowProps {
  readonly label: ReactNode;
  /** Number at the end of the line: how many there are. */
  readonly count?: number | undefined;
  readonly checked: boolean;
  /** Handed back on a change, so that one function serves all rows of a list. */
  readonly value: string;
  readonly onChange: (value: string, checked: boolean) => void;
  /** Id of the text that says why it cannot be ticked; it stays focusable. */
  readonly disabledBy?: string | undefined;
}

/** A choice that takes effect at once; inside a form there is CheckboxField. */
export const CheckRow = memo(function CheckRow(props: CheckRowProps) {
  const { label, count, checked, value, onChange, disabledBy } = props;
  const disabled = disabledBy !== undefined;
  return (
    <label className={styles.row} data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={disabled || undefined}
        aria-describedby={disabledBy}
        onChange={({ target }) => {
          if (!disabled) onChange(value, target.checked);
        }}
      />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
});
