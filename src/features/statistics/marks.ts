import type { Point } from '../../contracts/domain/statistics';
import type { StatisticsMark } from '../../contracts/domain/statisticsMark';

/** A mark with its number in the plot, in the list and in the table. */
export interface NumberedMark {
  readonly number: number;
  readonly mark: StatisticsMark;
}

/** What happened in one unit of the plot; marks of one unit stand together. */
export interface MarkedUnit {
  /** Time at which the unit begins, which is where its point is drawn. */
  readonly time: number;
  /** "3", or "3–5". */
  readonly label: string;
  readonly marks: readonly NumberedMark[];
}

/** Marks both lines, oldest first. What happened before the first point, or after the last one, stands at that point. */
export function markedUnits(
  marks: readonly StatisticsMark[],
  points: readonly Point[],
): readonly MarkedUnit[] {
  const units = new Map<number, NumberedMark[]>();
  let at = 0;
  for (const [index, mark] of marks.entries()) {
    while ((points[at + 1]?.time ?? Infinity) <= mark.time) at += 1;
    const time = points[at]?.time;
    if (time === undefined) return [];
    units.set(time, [...(units.get(time) ?? []), { number: index + 1, mark }]);
  }
  return [...units].map(([time, together]) => ({ time, label: labelOf(together), marks: together }));
}

function labelOf(together: readonly NumberedMark[]): string {
  const [first, last] = [together[0], together.at(-1)];
  return first === last ? `${first?.number}` : `${first?.number}–${last?.number}`;
}
