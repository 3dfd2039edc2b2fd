import { FormattedNumber } from 'react-intl';
import styles from './Count.module.css';

export interface CountProps {
  readonly value: number;
  /** True if it is amber, because a person has to act. */
  readonly action?: boolean | undefined;
  /** Read by screen readers after the number, since their users do not see where it is. */
  readonly label?: string | undefined;
}

export function Count({ value, action = false, label }: CountProps) {
  return (
    <span className={styles.count} data-action={action || undefined}>
      <FormattedNumber value={value} />
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}
