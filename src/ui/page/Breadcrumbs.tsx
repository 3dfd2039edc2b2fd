import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, type To } from 'react-router';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly key: string;
  readonly label: ReactNode;
  /** Address; absent for the page itself, which comes last. */
  readonly to?: To | undefined;
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav className={styles.crumbs} aria-label={intl.formatMessage({ id: 'ui.breadcrumbs' })}>
      <ol>
        {crumbs.map(({ key, label, to }, index) => (
          <li key={key}>
            {to && index < crumbs.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
