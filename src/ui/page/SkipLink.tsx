import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element that takes the focus, which needs `tabIndex={-1}`. */
  readonly to: string;
  /** True if the link shows in its place in the document instead of at the top of the window. */
  readonly inPlace?: boolean | undefined;
  readonly children: ReactNode;
}

/** Shows a link while it has the focus: it leads keyboard users past long content. */
export function SkipLink({ to, inPlace, children }: SkipLinkProps) {
  return (
    <a
      className={classes(styles.skip, inPlace && styles.inPlace)}
      href={`#${to}`}
      onClick={(event) => {
        // The address stays as it is: a fragment would become part of shared links, and of the address to which a login
        // returns.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
