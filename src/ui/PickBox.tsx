import styles from './PickBox.module.css';

export interface PickBoxProps {
  /** What is ticked, as `aria-label`, or ids of elements that say so: the words stand in the line of the box already. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly checked: boolean;
  /** Stands for several lines, and some of them are ticked. */
  readonly partly?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick that stands by itself in a line of a table. */
export function PickBox({ name, checked, partly = false, onChange }: PickBoxProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        {...name}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
