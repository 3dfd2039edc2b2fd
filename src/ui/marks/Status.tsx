import type { ReactNode } from 'react';
import { StatusMark, toneOf, type StatusKind } from './StatusMark';
import styles from './Status.module.css';

export interface StatusProps {
  readonly kind: StatusKind;
  /** The words, which are always beside the mark. */
  readonly children: ReactNode;
}

export function Status({ kind, children }: StatusProps) {
  return (
    <span className={styles.status} data-tone={toneOf(kind)}>
      <StatusMark kind={kind} />
      {/* Words alone are one item of the line without an element of their own: a list has many. */}
      {typeof children === 'string' ? children : <span>{children}</span>}
    </span>
  );
}
