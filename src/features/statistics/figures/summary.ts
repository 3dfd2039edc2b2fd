import type { Point } from '../../../contracts/domain/statistics/statistics';
import type { PeriodScale } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';

export interface Summary {
  readonly total: number;
  /** True if some logins are withheld, so that there were at least `total`. */
  readonly incomplete: boolean;
  /** The point with the most logins; undefined if there is only one point. */
  readonly peak: Point | undefined;
  /**
   * The last complete unit, and the comparable one before it; undefined if one of the two is withheld, or the
   * earlier one is 0.
   */
  readonly change: { readonly last: CountedPoint; readonly before: CountedPoint } | undefined;
}

type CountedPoint = Point & { readonly logins: number };

/**
 * Distance in units to the one to compare with: a Saturday is compared with a Saturday. Comparing a minute or
 * an hour with the one before would be meaningless.
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

/** Summarises points. `lastIsOver` is false while the unit of the last point still runs. */
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
        ? { last: { ...last, logins: last.logins }, before: { ...before, logins: before.logins } }
        : undefined,
  };
}
