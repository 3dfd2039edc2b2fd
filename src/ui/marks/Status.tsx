import type { ReactNode } from 'react';
import { classes } from '../classes';
import { markOf, type StatusKind } from './StatusMark';
import styles from './Status.module.css';

export interface StatusProps {
  readonly kind: StatusKind;
  /** True in a list: the words are smaller, and stay on one line. */
  readonly small?: boolean | undefined;
  /** The words, which are always beside the mark. */
  readonly children: ReactNode;
}

export function Status({ kind, small = false, children }: StatusProps) {
  return (
    <span className={classes(styles.mark, styles.status, small && styles.small)} {...markOf(kind)}>
      {/* Words alone are one item of the line without an element of their own: a list has many. */}
      {typeof children === 'string' ? children : <span>{children}</span>}
    </span>
  );
}
