import type { DayRange } from '../../../lib/calendar';
import type { Counts, Point } from '../../../contracts/domain/statistics/statistics';

/** The points of the period before, or the state of their loading. */
export type Before =
  | { readonly state: 'loading' | 'failed'; readonly range: DayRange; readonly retry: () => void }
  | { readonly state: 'ready'; readonly range: DayRange; readonly points: readonly Point[] };

/** A point, and the one at the same place in the previous period, if there is one. */
export interface ComparedPoint extends Point {
  readonly before?: Point | undefined;
}

type Place = (time: number) => number;

/** Pairs points that have the same place in their periods. Each period may have points that the other has not. */
export function pairedPoints(
  points: readonly Point[],
  before: readonly Point[],
  places: { readonly now: Place; readonly before: Place },
): readonly ComparedPoint[] {
  const byPlace = new Map(before.map((point) => [places.before(point.time), point]));
  return points.map((point) => ({ ...point, before: byPlace.get(places.now(point.time)) }));
}

export function differenceOf({
  logins,
  before,
}: Counts & { readonly before?: Counts | undefined }): number | undefined {
  return logins === undefined || before?.logins === undefined ? undefined : logins - before.logins;
}

export interface Comparison {
  /** Logins in the units that both periods have. */
  readonly now: number;
  readonly then: number;
  /** True if the last unit is left out because it still runs. */
  readonly cut: boolean;
  /** True if units are left out because one of the two numbers is missing or withheld. */
  readonly partly: boolean;
}

/** Compares both periods over the units that are over and have a number in both. */
export function comparisonOf(points: readonly ComparedPoint[], lastIsOver: boolean): Comparison {
  const cut = !lastIsOver && points.length > 1;
  const over = points.slice(0, cut ? -1 : undefined);
  const comparable = over.filter((point) => differenceOf(point) !== undefined);
  const then = comparable.reduce((sum, { before }) => sum + (before?.logins ?? 0), 0);
  const now = comparable.reduce((sum, { logins = 0 }) => sum + logins, 0);
  return {
    now,
    then,
    cut,
    partly: comparable.length < over.length,
  };
}
