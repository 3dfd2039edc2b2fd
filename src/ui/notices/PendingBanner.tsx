import type { ReactNode } from 'react';
import { Banner } from './Banner';
import type { Changed } from '../lists/BeforeAfter';
import styles from './PendingBanner.module.css';

export interface PendingBannerProps {
  /** Says who asked for the change and when, and names its ticket. */
  readonly children: ReactNode;
  readonly rows: readonly Changed[];
  /** Link that withdraws the change, for those who may. */
  readonly action: ReactNode;
}

/** Shows a requested change that is not made yet, with old and new values. */
export function PendingBanner({ children, rows, action }: PendingBannerProps) {
  return (
    <Banner action={action}>
      <p>{children}</p>
      <ul className={styles.changes}>
        {rows.map(({ key, name, before, after }) => (
          <li key={key}>
            {name}: <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
