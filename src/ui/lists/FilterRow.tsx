import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { Link, type To } from 'react-router';
import { useCurrentInView } from '../page/useCurrentInView';
import styles from './FilterRow.module.css';

interface Filter {
  readonly key: string;
  readonly to: To;
  readonly label: ReactNode;
  /** Number of rows that it leaves; absent while they load. */
  readonly count: number | undefined;
}

interface FilterRowProps {
  /** Accessible name. */
  readonly label: string;
  readonly filters: readonly Filter[];
  /** Key of the filter that applies. */
  readonly current: string;
  /** True if a choice replaces the entry in the history. */
  readonly replace?: boolean;
}

/** Shows links to parts of a list, with their numbers, in one row that scrolls if it is too long. */
export function FilterRow({ label, filters, current, replace = false }: FilterRowProps) {
  const row = useCurrentInView<HTMLUListElement>(current);
  return (
    <nav aria-label={label} className={styles.filters}>
      <ul className={styles.row} ref={row}>
        {filters.map(({ key, to, label: name, count }) => (
          <li key={key}>
            <Link
              to={to}
              replace={replace}
              preventScrollReset={replace}
              aria-current={key === current ? 'page' : undefined}
            >
              {name}
              <span className={styles.count}>{count !== undefined && <FormattedNumber value={count} />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
