import { memo, type ReactNode } from 'react';
import styles from './CheckRow.module.css';

export interface CheckRowProps {
  readonly label: ReactNode;
  /** Stands beneath the label. */
  readonly note?: string | undefined;
  /** Number at the end of the line. */
  readonly count?: number | undefined;
  readonly checked: boolean;
  /** Passed to `onChange`, so that one function serves all rows of a list. */
  readonly value: string;
  readonly onChange: (value: string, checked: boolean) => void;
  /** Id of the text that says why the box cannot be ticked. The box stays focusable. */
  readonly disabledBy?: string | undefined;
}

/** Shows a checkbox that takes effect at once. Forms use CheckboxField. */
export const CheckRow = memo(function CheckRow(props: CheckRowProps) {
  const { label, note, count, checked, value, onChange, disabledBy } = props;
  const disabled = disabledBy !== undefined;
  return (
    <label className={styles.row} data-disabled={disabled || undefined}>
      <input
        className={styles.box}
        type="checkbox"
        checked={checked}
        aria-disabled={disabled || undefined}
        aria-describedby={disabledBy}
        onChange={({ target }) => {
          if (!disabled) onChange(value, target.checked);
        }}
      />
      {/* Words alone are one item of the line without an element of their own: the filters have many. */}
      {typeof label === 'string' && !note ? (
        label
      ) : (
        <span>
          {label}
          {note && <span className={styles.note}> {note}</span>}
        </span>
      )}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
});
