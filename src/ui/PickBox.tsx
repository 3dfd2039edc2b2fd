import { useLayoutEffect, useRef } from 'react';
import styles from './PickBox.module.css';

export interface PickBoxProps {
  /** What is ticked; the words stand in the line of the box already, so they are for assistive technology alone. */
  readonly label: string;
  readonly checked: boolean;
  /** Stands for several lines, and some of them are ticked. */
  readonly partly?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick that stands by itself in a line of a table. */
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
