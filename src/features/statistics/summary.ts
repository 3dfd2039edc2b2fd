import type { Point } from '../../contracts/domain/statistics';
import type { PeriodScale } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';

export interface Summary {
  readonly total: number;
  /** Some logins are not told: the total is the least that there were. */
  readonly incomplete: boolean;
  /** Highest of several points. */
  readonly peak: Point | undefined;
  /** The last point that is over and the one to compare it with, where both are told and the earlier one is not 0. */
  readonly change: { readonly last: Point; readonly before: Point; readonly ratio: number } | undefined;
}

/**
 * Units back to the one that a unit is like: a Saturday is no Friday. One minute or hour beside the next says nothing to
 * anybody.
 */
const likeUnit: Readonly<Record<PeriodScale, number | undefined>> = {
  minute: undefined,
  hour: undefined,
  day: 7,
  week: 1,
  month: 1,
  quarter: 1,
  year: 1,
  all: undefined,
};

/** Returns what a plot shows, in numbers. `lastIsOver`: false where the last point is of a unit that still runs. */
export function summaryOf(points: readonly Point[], lastIsOver: boolean, scale: PeriodScale): Summary {
  const counted = points.filter(({ logins }) => logins !== undefined);
  const peak = counted.reduce<Point | undefined>(
    (most, point) => ((point.logins ?? 0) > (most?.logins ?? 0) ? point : most),
    undefined,
  );
  const over = lastIsOver ? points : points.slice(0, -1);
  const back = likeUnit[scale];
  const last = over.at(-1);
  const before = back === undefined ? undefined : over.at(-1 - back);
  return {
    total: counted.reduce((sum, { logins = 0 }) => sum + logins, 0),
    incomplete: counted.length < points.length,
    peak: points.length > 1 ? peak : undefined,
    change:
      before?.logins && last?.logins !== undefined
        ? { last, before, ratio: last.logins / before.logins - 1 }
        : undefined,
  };
}
