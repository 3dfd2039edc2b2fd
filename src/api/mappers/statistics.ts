import type { Counts, Point, ServiceCounts } from '../../contracts/domain/statistics/statistics';
import type { StatisticsRow, StatisticsScale } from '../../contracts/wire/statistics';

type Loose<T> = { readonly [K in keyof T]?: T[K] | null };
type Row = Loose<StatisticsRow>;

/** Smaller numbers are seconds; as milliseconds they would lie before 1973 (WIRE T15). */
const leastMilliseconds = 1e11;

/** Returns the rows of an answer: none if it is empty or the one word that means empty (WIRE T16). */
function rowsIn(response: unknown): readonly Row[] {
  if (!Array.isArray(response)) return [];
  return response.filter((row): row is Row => typeof row === 'object' && row !== null);
}

/** Returns epoch milliseconds for ISO 8601, epoch milliseconds or epoch seconds; undefined for anything else. */
function timeOf({ time }: Row): number | undefined {
  if (typeof time === 'string') {
    const parsed = Date.parse(time);
    return Number.isNaN(parsed) ? undefined : parsed;
  }
  if (typeof time !== 'number' || !Number.isFinite(time)) return undefined;
  return Math.abs(time) < leastMilliseconds ? time * 1000 : time;
}

/** Merges rows with the same key, since logins and unique users may come in separate rows (WIRE T16). */
function merged<Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | undefined,
  withUsers = true,
): ReadonlyMap<Key, Counts> {
  const found = new Map<Key, { logins?: number; users?: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const counts = found.get(key) ?? {};
    // The members are written into the one object: spreading three for each of fifty thousand minutes takes
    // longer than reading them.
    if (typeof row.count_user_id === 'number') counts.logins = row.count_user_id;
    if (withUsers && typeof row.distinct_count_user_id === 'number')
      counts.users = row.distinct_count_user_id;
    found.set(key, counts);
  }
  return found;
}

/** Tells whether this scale counts unique users (REQUIREMENTS 223). */
function countsUsers(scale: StatisticsScale): boolean {
  return scale !== 'minute' && scale !== 'hour';
}

/**
 * Returns a time series in the order of time. The same rule applies to every load (REQUIREMENTS 220): points
 * that begin in the future are dropped; by minute and hour, so are the first and the last point, since those
 * buckets are cut off.
 */
export function seriesOf(response: unknown, scale: StatisticsScale, now: number): readonly Point[] {
  const users = countsUsers(scale);
  const points: Point[] = [];
  for (const [time, counts] of merged(rowsIn(response), timeOf, users)) {
    if (time <= now) points.push({ time, ...counts });
  }
  points.sort((a, b) => a.time - b.time);
  // Frozen here, since the store would freeze it point by point.
  return Object.freeze(users ? points : points.slice(1, -1));
}

/** Returns one period by service, each service once; rows without a name are left out. */
export function serviceCountsOf(response: unknown): readonly ServiceCounts[] {
  return [...merged(rowsIn(response), (row) => row.sp_entity_id ?? undefined)].map(([entityId, counts]) => ({
    entityId,
    ...counts,
  }));
}

/** Returns one number for a service over a range; null if nothing was counted. */
export function totalOf(response: unknown): Counts | null {
  const [total] = merged(rowsIn(response), () => 'all').values();
  return total ?? null;
}
