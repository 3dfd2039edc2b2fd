import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import styles from './Result.module.css';

export type ResultTone = 'success' | 'warning' | 'danger';

const icons = { success: 'check', warning: 'warning', danger: 'error' } as const;

/** Shows the end of a dialog: what happened, what it means, and what follows. */
export function Result({ tone, children }: { readonly tone: ResultTone; readonly children: ReactNode }) {
  return (
    <div className={styles.result} data-tone={tone}>
      <span className={styles.mark}>
        <Icon name={icons[tone]} className={styles.icon} />
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Shows the key of a ticket, large enough to be read out on the telephone. */
export function TicketNumber({ children }: { readonly children: ReactNode }) {
  return <code className={styles.number}>{children}</code>;
}
