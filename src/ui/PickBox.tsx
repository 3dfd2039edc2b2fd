import { useLayoutEffect, useRef } from 'react';
import styles from './PickBox.module.css';

export interface PickBoxProps {
  /** Accessible name: what is ticked. It is not shown, because the row says it. */
  readonly label: string;
  readonly checked: boolean;
  /** Whether the box stands for several rows of which some are ticked. */
  readonly partly?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** Shows a checkbox of a table, without a visible label. */
export function PickBox({ label, checked, partly = false, onChange }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        ref={box}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
