import { useId } from 'react';
import { classes } from './classes';
import styles from './Segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** Name of the group, read but not shown. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly small?: boolean | undefined;
}

/** A choice of a few, all in view: native radio buttons underneath. */
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
