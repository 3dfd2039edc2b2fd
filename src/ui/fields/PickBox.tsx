import styles from './PickBox.module.css';

export interface PickBoxProps {
  /** Accessible name as `aria-label`, or the ids of elements with its words, since the row shows them already. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly checked: boolean;
  /** True if the box represents several rows of which some are ticked. */
  readonly partly?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** Shows a checkbox of a table, without a visible label. */
export function PickBox({ name, checked, partly = false, onChange }: PickBoxProps) {
  return (
    <input
      className={styles.box}
      type="checkbox"
      {...name}
      ref={(box) => {
        if (box) box.indeterminate = partly;
      }}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
