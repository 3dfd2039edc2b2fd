import { sql } from 'kysely';
import type { AggregatedQuery, StatisticsRow } from '../../../src/contracts/wire/statistics';
import { ProblemError } from '../../platform/http/problems';
import { readPeriod, type Period } from './periods';
import { disclose, disclosePeriod } from './privacy';
import { countedInstitution, countedService } from './readCounts';
import type { Asked } from './asked';
import { disclosedRow } from './disclosedRow';
import { ALL_SERVICES } from './yearCounter';

/**
 * Returns one row for each service that had logins in a period, the most used one first; for one service, that one alone.
 * Throws ProblemError for a period that is none.
 */
export async function aggregated(
  { queries, zone, minUsers, institution: entityId }: Asked,
  { period: code, spEntityId }: AggregatedQuery,
): Promise<StatisticsRow[]> {
  const period = readPeriod(code);
  if (!period)
    throw new ProblemError('validation', {
      detail: 'querystring/period is not 2026, 2026Q2, 2026M3, 2026W14 or 2026D300',
    });
  const institution = await countedInstitution(queries, entityId);
  const service = await countedService(queries, spEntityId);
  if (!institution || service === undefined) return [];
  const { logins, users } = columnsOf(period);
  const rows = await queries
    .selectFrom('login_year')
    .leftJoin('login_service', 'login_service.number', 'login_year.service')
    .select(['service', 'login_service.entity_id', logins.as('logins'), users.as('users')])
    .where('institution', '=', institution.number)
    .where('year', '=', period.year)
    .where(logins, '>', 0)
    .$if(service !== ALL_SERVICES, (query) => query.where('service', '=', service))
    .execute();
  const total = rows.find((row) => row.service === ALL_SERVICES) ?? { logins: 0, users: 0 };
  const cells = rows
    .filter((row) => row.service !== ALL_SERVICES)
    .sort((a, b) => b.logins - a.logins || (a.entity_id ?? '').localeCompare(b.entity_id ?? ''));
  const disclosed =
    service === ALL_SERVICES
      ? disclosePeriod(cells, total, minUsers)
      : cells.map((cell) => disclose(cell, minUsers));
  const time = new Date(zone.startOf(period.first)).toISOString().replace('.000Z', 'Z');
  return cells.map((row, at) =>
    disclosedRow({ time, sp_entity_id: row.entity_id ?? '' }, disclosed[at] ?? {}),
  );
}

/** Returns the counts of a period within the row of its year. */
function columnsOf({ scale, number }: Period) {
  const at = sql`${number}::integer`;
  const months = (first: number, last: number) =>
    sql<number>`(select sum(month)::integer from unnest(month_logins[${first}::integer:${last}::integer]) as month)`;
  switch (scale) {
    case 'day':
      return { logins: sql<number>`day_logins[${at}]`, users: sql<number>`day_users[${at}]` };
    case 'week':
      return { logins: sql<number>`week_logins[${at}]`, users: sql<number>`week_users[${at}]` };
    case 'month':
      return { logins: sql<number>`month_logins[${at}]`, users: sql<number>`month_users[${at}]` };
    case 'quarter':
      return { logins: months(number * 3 - 2, number * 3), users: sql<number>`quarter_users[${at}]` };
    case 'year':
      return { logins: months(1, 12), users: sql<number>`year_users` };
  }
}
