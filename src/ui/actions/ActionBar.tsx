import type { ReactNode, Ref } from 'react';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** The bar itself takes the focus if the focused element has disappeared. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Holds the actions on all ticked rows. It comes after their table, stays in sight, and moves none of them.
 */
export function ActionBar({ label, children, ref }: ActionBarProps) {
  return (
    <div ref={ref} className={styles.bar} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
