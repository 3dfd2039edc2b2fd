import { sql } from 'kysely';
import type { Tx } from '../../../platform/storage/database';
import { lockLogins } from './storeLogins';

/**
 * Deletes at most `most` days of logins from before the year of a moment; the counts of whole periods stay. From then
 * on, days begin with the Monday of the week that contains the 1 January of that year, so that its weeks can be counted
 * again; one more day is kept for time zones ahead of UTC. Resolves with the number of days.
 */
export async function endLogins(tx: Tx, before: Date, most: number): Promise<number> {
  await lockLogins(tx);
  const from = sql<string>`date_trunc('week', make_date(${before.getUTCFullYear()}, 1, 1))::date`;
  await sql`
    update login_institution set events_from = ${from}
    where (events_from is null or events_from < ${from})
      and exists (select from login_day where institution = number and day < ${from} - date '1970-01-01' - 1)`.execute(
    tx,
  );
  const ended = await sql`
    delete from login_day where (institution, day) in (
      select institution, day from login_day where day < ${from} - date '1970-01-01' - 1 limit ${most})`.execute(
    tx,
  );
  return Number(ended.numAffectedRows ?? 0);
}
