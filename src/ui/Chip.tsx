import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon';

export interface ChipProps {
  readonly children: ReactNode;
  /** What pressing it does, read after its text. */
  readonly action: string;
  readonly onRemove: () => void;
}

/** Something chosen that can be taken back: the whole chip is the button. */
export function Chip({ children, action, onRemove }: ChipProps) {
  return (
    <button className={styles.chip} type="button" onClick={onRemove}>
      <span>{children}</span>
      <span className="visually-hidden">, {action}</span>
      <Icon name="close" className={styles.icon} />
    </button>
  );
}

/** Chips in a row, wrapping; the name says what they are. */
export function Chips({
  label,
  children,
}: {
  readonly label: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children.map((chip, index) => (
        <li key={index}>{chip}</li>
      ))}
    </ul>
  );
}
