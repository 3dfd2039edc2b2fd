import { useId, type ReactNode } from 'react';
import { Count } from '../lists/Count';
import styles from './Foldable.module.css';

export interface FoldableProps {
  readonly title: string;
  /** A Toggletip beside the title. */
  readonly tip?: ReactNode;
  /** Number beside the title, shown unless it is 0. */
  readonly count?: { readonly value: number; readonly label: string } | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/**
 * Shows a group that can be folded. It is not a `details` element, because the tip is beside the heading, not
 * in it.
 */
export function Foldable({ title, tip, count, open, onToggle, children }: FoldableProps) {
  const id = useId();
  return (
    <div className={styles.foldable}>
      <h3 className={styles.title}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {title}
          {count && count.value > 0 && <Count value={count.value} label={count.label} />}
        </button>
      </h3>
      {tip}
      <div id={id} role="group" aria-label={title} hidden={!open} className={styles.content}>
        {open && children}
      </div>
    </div>
  );
}
