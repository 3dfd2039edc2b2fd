import type { ReactNode } from 'react';
import styles from './SelectionPlace.module.css';

interface SelectionPlaceProps {
  /** The bar, if anything is selected. */
  readonly bar: ReactNode;
  /** What the bar covers. A focusable status in it can still take the focus. */
  readonly children: ReactNode;
}

/**
 * The line above a list, which the selection bar covers, so that no row moves. The bar stays at the top of the window while the
 * list scrolls.
 */
export function SelectionPlace({ bar, children }: SelectionPlaceProps) {
  return (
    <div className={styles.place}>
      {bar}
      <div className={styles.covered}>{children}</div>
    </div>
  );
}
