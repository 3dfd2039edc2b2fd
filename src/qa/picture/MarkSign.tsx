import type { MarkName } from '../marks';
import styles from './Drawing.module.css';

/** A sign for each mark: a tick for the tests, a ring for this visit, a ticked ring for both. */
const signs: Readonly<Record<MarkName, string>> = {
  now: '',
  passed: 'm-4 0 3 3 5-6',
  possible: 'm-3-4 6 4-6 4Z',
  byTests: 'm-4 0 3 3 5-6',
  byVisit: 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  byBoth: 'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0m2.5 0 2 2 3-4',
  uncovered: 'm-4 0h3m2 0h3',
};

export interface MarkSignProps {
  readonly mark: MarkName;
  /** Centre of the sign. */
  readonly x: number;
  readonly y: number;
}

export function MarkSign({ mark, x, y }: MarkSignProps) {
  return <path className={styles.sign} d={`M${x} ${y}${signs[mark]}`} />;
}
