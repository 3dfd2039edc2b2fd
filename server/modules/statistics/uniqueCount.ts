import type { StatisticsRow, UniqueCountQuery } from '../../../src/contracts/wire/statistics';
import type { DayNumber } from '../../platform/time/calendar';
import type { StatisticsContext } from './statisticsContext';
import { disclosedRow } from './disclosedRow';
import { periodOf, periodsIn } from './periods';
import { disclose, type Cell } from './privacy';
import { rangeOf } from './timeFrame';

const MOST_DAYS = 20 * 366;
const SCALES = ['year', 'quarter', 'month', 'week', 'day'] as const;

/**
 * Counts the logins and unique users of one service over a range, which is widened to whole days. Unique users are
 * absent if logins are kept for only a part of the range. Empty: no logins.
 */
export async function uniqueCount(
  context: StatisticsContext,
  query: UniqueCountQuery,
): Promise<StatisticsRow[]> {
  const { reader, zone, minUsers, institution } = context;
  const { from, to } = rangeOf(query, MOST_DAYS);
  const days = { first: zone.dayAt(from), end: zone.dayAt(to - 1) + 1 };
  const of = { institution, service: query.spEntityId };
  const cells = await reader.cells(of, periodsIn('day', days.first, days.end));
  const logins = cells.reduce((sum, cell) => sum + cell.logins, 0);
  if (logins === 0) return [];
  const users =
    (await countedUsers(context, of, days.first, cells)) ?? (await usersFromLogins(context, of, days));
  const row = { time: zone.startOf(days.first), sp_entity_id: query.spEntityId };
  if (users === undefined) return [disclosedRow(row, logins < minUsers ? {} : { logins })];
  return [disclosedRow(row, disclose({ logins, users }, minUsers))];
}

type Of = Parameters<StatisticsContext['reader']['users']>[0];

/** Returns the users of a whole period that has the same logins, such as a year that has only begun. */
async function countedUsers(
  { reader }: StatisticsContext,
  of: Of,
  first: DayNumber,
  days: readonly Cell[],
): Promise<number | undefined> {
  const begin = days.findIndex(({ logins }) => logins > 0);
  const periods = SCALES.map((scale) => periodOf(scale, first + begin));
  const cells = await reader.cells(of, periods);
  const found = cells.find(({ logins }, at) => {
    const length = (periods[at]?.end ?? 0) - first;
    const within = days.slice(begin, length).reduce((sum, day) => sum + day.logins, 0);
    const all = days.reduce((sum, day) => sum + day.logins, 0);
    return logins === all && within === all;
  });
  return found?.users;
}

/** Counts the users from the logins; returns undefined if some of these were deleted. */
async function usersFromLogins(
  { reader, zone, institution }: StatisticsContext,
  of: Of,
  { first, end }: { readonly first: DayNumber; readonly end: DayNumber },
): Promise<number | undefined> {
  const loginsFrom = await reader.loginsFrom(institution);
  if (loginsFrom !== undefined && first < loginsFrom) return undefined;
  return reader.users(of, zone.startOf(first), zone.startOf(end));
}
