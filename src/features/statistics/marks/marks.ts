import type { Point } from '../../../contracts/domain/statistics/statistics';
import type { StatisticsMark } from '../../../contracts/domain/statistics/statisticsMark';

/** A mark with the number that plot, list and table show for it. */
interface NumberedMark {
  readonly number: number;
  readonly mark: StatisticsMark;
}

/** The events in one unit of the plot. The marks of one unit share a label. */
export interface MarkedUnit {
  /** Instant at which the unit begins, where its point is drawn. */
  readonly time: number;
  /** The numbers of the marks: "3", or "3–5". */
  readonly label: string;
  readonly marks: readonly NumberedMark[];
}

/**
 * Groups marks by unit, the oldest first. Events before the first point or after the last one count under
 * that point.
 */
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
