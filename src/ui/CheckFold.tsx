import type { ReactNode } from 'react';
import styles from './CheckFold.module.css';
import { Icon } from './Icon';

export interface CheckFoldProps {
  /** How much is in order. */
  readonly title: ReactNode;
  /** What it is about, in a few words. */
  readonly about?: ReactNode;
  /** A `Checklist`, shown when asked for. */
  readonly children: ReactNode;
}

/** One line for all that is in order: it asks for nothing, so it takes no more room. */
export function CheckFold({ title, about, children }: CheckFoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="ok" className={styles.ok} />
        <span>
          {title} {about && <span className={styles.about}>{about}</span>}
        </span>
        <Icon name="right" className={styles.turn} />
      </summary>
      {children}
    </details>
  );
}
