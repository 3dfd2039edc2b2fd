import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import styles from './Reason.module.css';

export interface ReasonProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Says why a control cannot be used, or what it does. The control refers to it by `aria-describedby`. */
export function Reason({ id, children }: ReasonProps) {
  return (
    <span className={styles.reason} id={id}>
      <Icon name="info" className={styles.icon} />
      <span>{children}</span>
    </span>
  );
}
