import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useCurrentInView } from './useCurrentInView';
import styles from './SideMenu.module.css';

export interface SideMenuItem {
  readonly key: string;
  readonly to: To;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly current: boolean;
}

export function SideMenu({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly SideMenuItem[];
}) {
  const row = useCurrentInView<HTMLUListElement>(items.find(({ current }) => current)?.key);
  return (
    <nav aria-label={label}>
      <ul className={styles.menu} ref={row}>
        {items.map((item) => (
          <li key={item.key}>
            <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
              <span>{item.label}</span>
              {item.note && <span className={styles.note}>{item.note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
