import type { DayRange } from '../../lib/calendar';
import type { Counts, Point } from '../../contracts/domain/statistics';

/** The period before, on its way or there. */
export type Before =
  | { readonly state: 'loading' | 'failed'; readonly range: DayRange; readonly retry: () => void }
  | { readonly state: 'ready'; readonly range: DayRange; readonly points: readonly Point[] };

/** A unit beside the one that has its place in the period before, where there is one. */
export interface ComparedPoint extends Point {
  readonly before?: Point | undefined;
}

type Place = (time: number) => number;

/** Units beside those that have the same place in the period before; either may have units that the other has not. */
export function beside(
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
  /** Logins in the units that are compared. */
  readonly now: number;
  readonly then: number;
  /** 0.1: a tenth more; absent where there were none then. */
  readonly ratio: number | undefined;
  /** The last unit still runs and is left out. */
  readonly cut: boolean;
  /** Some units are left out since one of the two counts is not there, or not told. */
  readonly partly: boolean;
}

/** Nobody asks about less than half a per cent. */
export function isAboutAsMany(ratio: number): boolean {
  return Math.abs(ratio) < 0.005;
}

/** Returns both periods over the units that are over and told in both, so that like is compared with like. */
export function comparisonOf(points: readonly ComparedPoint[], lastIsOver: boolean): Comparison {
  const cut = !lastIsOver && points.length > 1;
  const over = points.slice(0, cut ? -1 : undefined);
  const comparable = over.filter((point) => differenceOf(point) !== undefined);
  const then = comparable.reduce((sum, { before }) => sum + (before?.logins ?? 0), 0);
  const now = comparable.reduce((sum, { logins = 0 }) => sum + logins, 0);
  return {
    now,
    then,
    ratio: then > 0 ? now / then - 1 : undefined,
    cut,
    partly: comparable.length < over.length,
  };
}
