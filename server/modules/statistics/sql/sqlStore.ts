import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/storage/database';
import type { TimeZone } from '../../../platform/time/timeZone';
import type { DayOfLogins, LoginArchive } from '../loginStore';
import { countLogins, noteTimeZone } from './countLogins';
import { LoginNumbers } from './loginNumbers';
import { sqlArchive } from './sqlArchive';
import { sqlReader } from './sqlReader';
import { lockLogins, storeLogins } from './storeLogins';

/**
 * Deletes at most `most` days of logins from before the year of a moment; the counts of whole periods stay. From then
 * on, days begin with the Monday of the week that contains the 1 January of that year, so that its weeks can be counted
 * again; one more day is kept for time zones ahead of UTC. Resolves with the number of days.
 */
async function endLogins(tx: Tx, before: Date, most: number): Promise<number> {
  await lockLogins(tx);
  const from = sql<string>`date_trunc('week', make_date(${before.getUTCFullYear()}, 1, 1))::date`;
  await sql`
    update login_institution set events_from = ${from}
    where (events_from is null or events_from < ${from})
      and exists (select from login_day where institution = number and day < ${from} - date '1970-01-01' - 1)`.execute(
    tx,
  );
  const ended = await sql`
    with ended as (select institution, day from login_day where day < ${from} - date '1970-01-01' - 1 limit ${most}),
      uncounted as (delete from login_new where (institution, day) in (select * from ended))
    delete from login_day where (institution, day) in (select * from ended)`.execute(tx);
  // These years are not counted again.
  await sql`
    delete from login_person using login_institution
    where number = institution and make_date(year, 1, 1) < events_from`.execute(tx);
  return Number(ended.numAffectedRows ?? 0);
}

/** Keeps logins in the database, packed by institution and UTC day, with the counts of their years (decision 8). */
export function sqlStore(database: Database, zone: TimeZone, queries: Queries = database.read): LoginArchive {
  const numbers = new LoginNumbers(database);

  async function numbered(days: readonly DayOfLogins[]) {
    const institutions = await numbers.of(
      'login_institution',
      days.map(({ institution }) => institution),
    );
    const services = await numbers.of(
      'login_service',
      days.flatMap(({ logins }) => logins.map(({ service }) => service)),
    );
    const at = (known: ReadonlyMap<string, number>, entityId: string) => known.get(entityId) ?? Number.NaN;
    return days.map(({ institution, day, logins }) => ({
      institution: at(institutions, institution),
      day,
      logins: logins.map((login) => ({ ...login, service: at(services, login.service) })),
    }));
  }

  return {
    ...sqlReader(queries),
    ...sqlArchive(database, numbers),
    portion: { least: 1_000, most: 4_000, moved: 1_000 },
    prepare: () => noteTimeZone(database, zone),
    store: async (days) => storeLogins(database, await numbered(days)),
    count: (options) => countLogins(database, zone, options),
    end: (before, most) => database.transaction((tx) => endLogins(tx, before, most)),
  };
}
