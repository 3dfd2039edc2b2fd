import { sql } from 'kysely';
import type { Queries } from '../../../platform/storage/database';
import { NO_USER } from '../dayEvents';
import type { LoginReader, LoginsOf } from '../loginStore';
import type { Period } from '../periods';
import { ALL_SERVICES, cellOf, type Counted } from '../yearCounter';
import { countedInstitution, countedService, loginsBetween } from './readCounts';

/** Makes the reader of the database's tables, or of a replica's. */
export function sqlReader(queries: Queries): LoginReader {
  return {
    async loginsFrom(institution) {
      return (await countedInstitution(queries, institution))?.eventsFrom;
    },
    async cells(of, periods) {
      const years = await countedYears(queries, of, periods);
      return periods.map((period) => cellOf(years.get(period.year), period));
    },
    async services(institution, period) {
      const { logins, users } = columnsOf(period);
      return queries
        .selectFrom('login_year')
        .innerJoin('login_institution', 'login_institution.number', 'login_year.institution')
        .innerJoin('login_service', 'login_service.number', 'login_year.service')
        .select(['login_service.entity_id as service', logins.as('logins'), users.as('users')])
        .where('login_institution.entity_id', '=', institution)
        .where('year', '=', period.year)
        .where(logins, '>', 0)
        .execute();
    },
    async users(of, from, to) {
      const users = new Set<number>();
      for await (const logins of loginsOf(queries, of, from, to))
        for (const { person } of logins) if (person !== NO_USER) users.add(person);
      return users.size;
    },
    async moments(of, starts, step) {
      const buckets = starts.map(() => ({ logins: 0, users: new Set<number>() }));
      const end = (starts.at(-1) ?? 0) + step;
      let at = 0;
      for await (const logins of loginsOf(queries, of, starts[0] ?? end, end)) {
        for (const { moment, person } of logins) {
          while ((starts[at + 1] ?? Infinity) <= moment) at += 1;
          const bucket = buckets[at];
          if (!bucket) continue;
          bucket.logins += 1;
          if (of.service !== undefined && person !== NO_USER) bucket.users.add(person);
        }
      }
      return buckets.map(({ logins, users }) => ({ logins, users: users.size }));
    },
  };
}

/** Returns the counts of the years of these periods. */
async function countedYears(
  queries: Queries,
  { institution, service }: LoginsOf,
  periods: readonly Period[],
): Promise<ReadonlyMap<number, Counted>> {
  const years = periods.map(({ year }) => year);
  const number = await countedService(queries, service);
  if (number === undefined || years.length === 0) return new Map();
  const rows = await queries
    .selectFrom('login_year')
    .innerJoin('login_institution', 'login_institution.number', 'login_year.institution')
    .selectAll('login_year')
    .where('login_institution.entity_id', '=', institution)
    .where('service', '=', number)
    .where('year', '>=', Math.min(...years))
    .where('year', '<=', Math.max(...years))
    .execute();
  return new Map(rows.map((row) => [row.year, row]));
}

/** Yields the requested logins in `[from, to)` by UTC day, ascending. */
async function* loginsOf(
  queries: Queries,
  of: LoginsOf,
  from: number,
  to: number,
): AsyncGenerator<readonly { readonly moment: number; readonly person: number }[]> {
  const institution = await countedInstitution(queries, of.institution);
  const service = await countedService(queries, of.service);
  if (!institution || service === undefined || from >= to) return;
  for await (const { midnight, logins } of loginsBetween(queries, institution.number, from, to)) {
    yield logins.flatMap((login) => {
      const moment = midnight + login.second * 1000;
      const isMeant = service === ALL_SERVICES || login.service === service;
      return isMeant && moment >= from && moment < to ? [{ moment, person: login.person }] : [];
    });
  }
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
