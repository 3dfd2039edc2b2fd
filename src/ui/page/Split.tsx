import type { ReactNode } from 'react';
import styles from './Split.module.css';

export interface SplitProps {
  /**
   * `start` puts a narrow column before the content (filters, a menu), `end` one after it (links, contacts). Below 64em
   * the columns stack.
   */
  readonly side: 'start' | 'end';
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function Split({ side, aside, children }: SplitProps) {
  return (
    <div className={styles.split} data-side={side}>
      {side === 'start' && <div className={styles.column}>{aside}</div>}
      <div className={styles.column}>{children}</div>
      {side === 'end' && <div className={styles.column}>{aside}</div>}
    </div>
  );
}
