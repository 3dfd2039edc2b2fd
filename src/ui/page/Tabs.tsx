import { useEffect, useRef, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
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
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;

  useEffect(() => {
    // The next frame lays the page out anyway, so that measuring there costs nothing.
    const frame = requestAnimationFrame(() => {
      const link = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

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
