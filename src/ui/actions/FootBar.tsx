import type { ReactNode } from 'react';
import { ButtonGroup } from './Button';
import { useRootMark } from '../page/useRootMark';
import styles from './FootBar.module.css';

export interface FootBarProps {
  /** Says in one or two lines what the buttons are about. */
  readonly text: ReactNode;
  /** Buttons, with the primary one last. */
  readonly children: ReactNode;
}

/** Holds what can be done with a whole page. It comes last, and stays in sight at the foot of the window. */
export function FootBar({ text, children }: FootBarProps) {
  useRootMark('footBar');
  return (
    <div className={styles.bar}>
      <div className={styles.text}>{text}</div>
      <ButtonGroup>{children}</ButtonGroup>
    </div>
  );
}
