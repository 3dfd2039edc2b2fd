import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';

export interface DisclosureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Details that only some readers want, shown in place when asked for; the platform's own. */
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
