import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from './Icon';
import styles from './Table.module.css';

export interface Sorting {
  /** Absent where another column sorts. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** Address that sorts by this column, or reverses its order. */
  readonly to: To;
  /** Whether the new order replaces the entry in the history. */
  readonly replace?: boolean | undefined;
}

export function SortLink({
  direction,
  to,
  replace = false,
  children,
}: Sorting & { readonly children: ReactNode }) {
  return (
    <Link className={styles.sort} to={to} replace={replace} preventScrollReset>
      {children}
      {direction && <Icon name={direction === 'ascending' ? 'up' : 'down'} />}
    </Link>
  );
}
