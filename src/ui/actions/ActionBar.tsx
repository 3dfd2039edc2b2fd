import type { ReactNode, Ref } from 'react';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** The bar itself takes the focus where what had it has gone. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Holds what can be done with all ticked rows. It stands after their table, stays in sight, and moves none of them. */
export function ActionBar({ label, children, ref }: ActionBarProps) {
  return (
    <div ref={ref} className={styles.bar} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
