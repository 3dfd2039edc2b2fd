import type { ReactNode } from 'react';
import styles from './Empty.module.css';

export interface EmptyProps {
  readonly title: ReactNode;
  /** Says what would make something appear here. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div>{action}</div>}
    </div>
  );
}
