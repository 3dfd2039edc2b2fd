import { useId, type ReactNode } from 'react';
import { Count } from './Count';
import styles from './Foldable.module.css';
import { Icon } from './Icon';

export interface FoldableProps {
  readonly title: string;
  /** A Toggletip beside the title. */
  readonly tip?: ReactNode;
  /** Number beside the title, where it is more than nothing. */
  readonly count?: { readonly value: number; readonly label: string } | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A group with a heading that folds it away; what explains the heading stands beside it, so no `details`. */
export function Foldable({ title, tip, count, open, onToggle, children }: FoldableProps) {
  const id = useId();
  return (
    <div className={styles.foldable}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
            <span>{title}</span>
            {count && count.value > 0 && <Count value={count.value} label={count.label} />}
            <Icon name="right" className={styles.icon} />
          </button>
        </h3>
        {tip}
      </div>
      <div id={id} role="group" aria-label={title} hidden={!open} className={styles.content}>
        {open && children}
      </div>
    </div>
  );
}
