import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element that takes the focus; it can be focused (`tabIndex={-1}`). */
  readonly to: string;
  /** Stands in its place in the document, not at the top of the window. */
  readonly inPlace?: boolean | undefined;
  readonly children: ReactNode;
}

/** Seen while it has the focus: leads whoever comes by the keyboard past what is long. */
export function SkipLink({ to, inPlace, children }: SkipLinkProps) {
  return (
    <a
      className={classes(styles.skip, inPlace && styles.inPlace)}
      href={`#${to}`}
      onClick={(event) => {
        // The address stays: a fragment in it would be part of what is shared and of where a login returns.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
