import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import styles from './CheckFold.module.css';

export interface CheckFoldProps {
  /** Says how many checks are in order. */
  readonly title: ReactNode;
  /** Says in a few words what they check. */
  readonly about?: ReactNode;
  /** A `Checklist`, shown on demand. */
  readonly children: ReactNode;
}

/** Folds all that is in order into one line, since it asks for nothing. */
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
