import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Shows details on demand, with the browser's own `details` element. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <Icon name="right" className={styles.icon} />
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
