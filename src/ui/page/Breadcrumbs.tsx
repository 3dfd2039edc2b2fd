import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, type To } from 'react-router';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly key: string;
  readonly label: ReactNode;
  /** Address; absent for the page itself, which comes last. */
  readonly to?: To | undefined;
  /** State of the link, if it leads to a place in its page. */
  readonly state?: object;
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav className={styles.crumbs} aria-label={intl.formatMessage({ id: 'ui.breadcrumbs' })}>
      <ol>
        {crumbs.map(({ key, label, to, state }, index) => (
          <li key={key}>
            {to && index < crumbs.length - 1 ? (
              <Link to={to} state={state} preventScrollReset={state !== undefined}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
