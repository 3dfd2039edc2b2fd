import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate, type To } from 'react-router';
import { Icon } from '../marks/Icon';
import { isPlain } from '../address/useFollow';
import styles from './Table.module.css';

export interface Sorting {
  /** Absent if another column sorts. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** Address that sorts by this column, or reverses its order. */
  readonly to: To;
  /** True if the new order replaces the entry in the history. */
  readonly replace?: boolean | undefined;
}

export function SortLink({
  direction,
  to,
  replace = false,
  children,
}: Sorting & { readonly children: ReactNode }) {
  const navigate = useNavigate();

  function sort(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    // The new order is painted in the next frame; a link of the router would let other work go first.
    void navigate(to, { replace, preventScrollReset: true, flushSync: true });
  }

  return (
    <Link className={styles.sort} to={to} onClick={sort}>
      {children}
      {direction && <Icon name={direction === 'ascending' ? 'up' : 'down'} />}
    </Link>
  );
}
