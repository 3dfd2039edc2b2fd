import type { MarkName } from '../marks';
import type { Point } from './picture';
import styles from './Drawing.module.css';

export interface WireProps {
  readonly points: readonly Point[];
  readonly mark: MarkName | undefined;
  readonly selected: boolean;
  readonly lit: boolean;
  readonly onClick?: (() => void) | undefined;
}

/** Draws the line from a transition to its target. Keyboards use the row of the transition instead. */
export function Wire({ points, mark, selected, lit, onClick }: WireProps) {
  const end = points.at(-1);
  if (!end) return null;
  const [x, y] = end;
  const path = rounded([...points.slice(0, -1), [x - 5, y]]);
  return (
    <g
      className={styles.wire}
      data-mark={mark}
      data-selected={selected || undefined}
      data-lit={lit || undefined}
      onClick={onClick}
    >
      {onClick && <path className={styles.reach} d={path} />}
      <path className={styles.line} d={path} />
      {mark === 'byVisit' && <path className={styles.core} d={path} />}
      <path className={styles.head} d={`M${x - 8} ${y - 4} ${x} ${y}l-8 4Z`} />
    </g>
  );
}

const radius = 5;

/** Returns an SVG path along the points with rounded corners. */
export function rounded(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const [fromX, fromY] = towards([x, y], before);
      const [toX, toY] = towards([x, y], after);
      return `L${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}`;
    })
    .join('');
}

function towards([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return [x + (otherX - x) * part, y + (otherY - y) * part];
}
