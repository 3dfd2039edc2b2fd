import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useCurrentInView } from './useCurrentInView';
import styles from './Tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly to: To;
  readonly label: ReactNode;
  readonly current: boolean;
  /** Content after the label, mostly a Count. */
  readonly note?: ReactNode;
}

/** Shows tabs as links, since each has an address; the current one is scrolled into view. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const row = useCurrentInView(tabs.find((tab) => tab.current)?.key);

  return (
    <nav className={styles.tabs} aria-label={label} ref={row}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          className={styles.tab}
        >
          {tab.label}
          {tab.note}
        </Link>
      ))}
    </nav>
  );
}
