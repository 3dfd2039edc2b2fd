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
      <span>{children}</span>
    </span>
  );
}
