import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import styles from './Chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** Says what a press does. Screen readers read it after the text. */
  readonly action: string;
  readonly onRemove: () => void;
}

/** Shows something chosen, as a button that removes it. */
export function Chip({ children, action, onRemove }: ChipProps) {
  return (
    <button className={styles.chip} type="button" onClick={onRemove}>
      <span>{children}</span>
      <span className="visually-hidden">, {action}</span>
      <Icon name="close" className={styles.icon} />
    </button>
  );
}

/** Shows a row of chips, which wraps; `label` names the row. */
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
