import { FormattedNumber } from 'react-intl';
import styles from './Count.module.css';

export interface CountProps {
  readonly value: number;
  /** Amber: somebody is asked to act. */
  readonly action?: boolean | undefined;
  /** Read after the number, for people who do not see where it stands. */
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
