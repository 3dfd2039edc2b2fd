import type { StatisticsRow, UniqueCountQuery } from '../../../src/contracts/wire/statistics';
import { civilDate, isoWeek, type DayNumber } from '../../platform/time/calendar';
import { NOBODY } from './dayEvents';
import { periodOf, periodsIn } from './periods';
import { disclose, type Cell } from './privacy';
import {
  cellOf,
  countedInstitution,
  countedService,
  countedYears,
  loginsBetween,
  type CountedInstitution,
} from './readCounts';
import { rangeOf } from './timeFrame';
import type { Asked } from './asked';
import { disclosedRow } from './disclosedRow';
import type { Counted } from './yearCounter';

const MOST_DAYS = 20 * 366;

/**
 * Counts the logins and unique users of one service over a range, which is widened to whole days. Unique users are absent
 * where logins are kept for a part of the range only. Empty: no logins.
 */
export async function uniqueCount(asked: Asked, query: UniqueCountQuery): Promise<StatisticsRow[]> {
  const { queries, zone, minUsers } = asked;
  const { from, to } = rangeOf(query, MOST_DAYS);
  const [first, end] = [zone.dayAt(from), zone.dayAt(to - 1) + 1];
  const institution = await countedInstitution(queries, asked.institution);
  const service = await countedService(queries, query.spEntityId);
  if (!institution || service === undefined) return [];
  const years = await countedYears(queries, institution.number, service, {
    first: Math.min(civilDate(first).year, isoWeek(first).year),
    last: Math.max(civilDate(end - 1).year, isoWeek(end - 1).year),
  });
  const logins = loginsOf(years, first, end);
  if (logins === 0) return [];
  const users =
    storedUsers(years, first, end, logins) ?? (await usersBetween(asked, institution, service, first, end));
  const row = { time: zone.startOf(first), sp_entity_id: query.spEntityId };
  if (users === undefined) return [disclosedRow(row, logins < minUsers ? {} : { logins })];
  return [disclosedRow(row, disclose({ logins, users }, minUsers))];
}

function loginsOf(years: ReadonlyMap<number, Counted>, first: DayNumber, end: DayNumber): number {
  return periodsIn('day', first, end).reduce((sum, day) => sum + cellOf(years, day).logins, 0);
}

/** Returns the users of a stored period that has the same logins, such as a year that has only begun. */
function storedUsers(
  years: ReadonlyMap<number, Counted>,
  first: DayNumber,
  end: DayNumber,
  logins: number,
): number | undefined {
  const days = periodsIn('day', first, end);
  const start = days.find((day) => cellOf(years, day).logins > 0)?.first ?? first;
  for (const scale of ['year', 'quarter', 'month', 'week', 'day'] as const) {
    const period = periodOf(scale, start);
    const cell: Cell = cellOf(years, period);
    const inPeriod = loginsOf(years, start, Math.min(end, period.end));
    if (cell.logins === logins && inPeriod === logins) return cell.users;
  }
  return undefined;
}

async function usersBetween(
  { queries, zone }: Asked,
  { number, eventsFrom }: CountedInstitution,
  service: number,
  first: DayNumber,
  end: DayNumber,
): Promise<number | undefined> {
  if (eventsFrom !== undefined && first < eventsFrom) return undefined;
  const [from, to] = [zone.startOf(first), zone.startOf(end)];
  const users = new Set<number>();
  for await (const { midnight, logins } of loginsBetween(queries, number, from, to)) {
    for (const login of logins) {
      const moment = midnight + login.second * 1000;
      if (login.service === service && login.person !== NOBODY && moment >= from && moment < to)
        users.add(login.person);
    }
  }
  return users.size;
}
