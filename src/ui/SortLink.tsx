import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from './Icon';
import styles from './Table.module.css';

export interface Sorting {
  /** Absent: not sorted by this column now. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** The address that sorts by this column, or turns the order round. */
  readonly to: To;
  /** The order is no step that Back should return to. */
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
