import { useId } from 'react';
import { classes } from '../classes';
import styles from './Segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly small?: boolean | undefined;
}

/** Shows a choice of few options side by side, as native radio buttons. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  small,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={classes(styles.group, small && styles.small)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
