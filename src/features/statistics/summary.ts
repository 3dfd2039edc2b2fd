import type { Point } from '../../contracts/domain/statistics';

export interface Summary {
  readonly total: number;
  /** Some logins are not told: the total is the least that there were. */
  readonly incomplete: boolean;
  /** Highest of several points. */
  readonly peak: Point | undefined;
  /** The last two points that are over, where both are told and the earlier one is not 0. */
  readonly change: { readonly last: Point; readonly before: Point; readonly ratio: number } | undefined;
}

/** Returns what a plot shows, in numbers. `lastIsOver`: false where the last point is of a unit that still runs. */
export function summaryOf(points: readonly Point[], lastIsOver: boolean): Summary {
  const told = points.filter(({ logins }) => logins !== undefined);
  const peak = told.reduce<Point | undefined>(
    (most, point) => ((point.logins ?? 0) > (most?.logins ?? 0) ? point : most),
    undefined,
  );
  const over = lastIsOver ? points : points.slice(0, -1);
  const [before, last] = over.slice(-2);
  return {
    total: told.reduce((sum, { logins = 0 }) => sum + logins, 0),
    incomplete: told.length < points.length,
    peak: points.length > 1 ? peak : undefined,
    change:
      before?.logins && last?.logins !== undefined
        ? { last, before, ratio: last.logins / before.logins - 1 }
        : undefined,
  };
}
