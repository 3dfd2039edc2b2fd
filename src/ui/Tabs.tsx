import { useEffect, useRef, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './Tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly to: To;
  readonly label: ReactNode;
  readonly current: boolean;
  /** A Count, mostly. */
  readonly note?: ReactNode;
}

/** Tabs are places with an address, so they are links; the current one is brought into view. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;

  useEffect(() => {
    // The work waits for the frame to come, which lays the page out anyway.
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
