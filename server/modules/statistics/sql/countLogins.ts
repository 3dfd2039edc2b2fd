import { sql } from 'kysely';
import type { Database } from '../../../platform/storage/database';
import type { TimeZone } from '../../../platform/time/timeZone';
import { LOGIN_BYTES } from '../dayEvents';
import type { CountingOptions } from '../loginStore';
import { countNew } from './countNew';
import { recounting, recountNext } from './recountYears';
import { lockLogins } from './storeLogins';

/** From this many new logins of a year on, and if they are this share of all, it is faster to count all of them. */
const MANY = { logins: 100, share: 20 };
const NEW_EVERY_MS = 10_000;
const ZONE = 'statistics.zone';

/**
 * Counts new logins, and years that have to be counted from all their logins, in portions that do not block requests.
 * After a kill, the next import or start does the rest. `onYear` receives the number of years or institutions that are
 * left; `isOver` says when to stop and leave them to the next run. `once`: logins that come meanwhile are left as well.
 */
export async function countLogins(
  database: Database,
  zone: TimeZone,
  options: CountingOptions = {},
): Promise<void> {
  await markFullYears(database);
  const run = recounting();
  for (;;) {
    const hasCounted = await countNew(database, zone, options);
    let hasRecounted = false;
    // New logins do not wait until all of these years are counted.
    for (const start = performance.now(); performance.now() - start < NEW_EVERY_MS; hasRecounted = true)
      if (!(await recountNext(database, zone, run, options))) break;
    if (!hasRecounted && (!hasCounted || options.once === true)) return;
  }
}

/**
 * Marks years most of whose logins are new, as after an import. Logins of the first and last days of a year, which may
 * belong to two, stay new.
 */
async function markFullYears(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await lockLogins(tx);
    await sql`
      with
        dated as (
          select institution, day, octet_length(events) as bytes, since,
            extract(year from date '1970-01-01' + day)::integer as year
          from login_new),
        many as (
          select institution, year, sum(bytes) as bytes, min(since) as since,
            make_date(year, 1, 5) - date '1970-01-01' as first, make_date(year, 12, 27) - date '1970-01-01' as last
          from dated group by institution, year having sum(bytes) >= ${MANY.logins * LOGIN_BYTES}),
        full_year as (
          select * from many where bytes * ${MANY.share} >= (
            select sum(octet_length(events)) from login_day
            where login_day.institution = many.institution and day between first and last)),
        marked as (
          insert into login_recount (institution, year, since)
          select institution, year, since from full_year
          on conflict (institution, year) do update
          set turn = login_recount.turn + 1, since = least(login_recount.since, excluded.since))
      delete from login_new using full_year
      where login_new.institution = full_year.institution and day between first and last`.execute(tx);
  });
}

/** Marks every year with logins to be counted again if the time zone has changed. */
export async function noteTimeZone(database: Database, zone: TimeZone): Promise<void> {
  await database.transaction(async (tx) => {
    await lockLogins(tx);
    const known = await tx.selectFrom('setting').select('value').where('name', '=', ZONE).executeTakeFirst();
    if (known?.value === zone.name) return;
    await tx
      .insertInto('setting')
      .values({ name: ZONE, value: zone.name })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: zone.name }))
      .execute();
    // A week to either side is marked as well: a login may move into the next day, and that into another year.
    await sql`
      insert into login_recount (institution, year)
      select distinct institution, extract(year from date '1970-01-01' + day + away)::integer
      from login_day join login_institution on number = institution cross join (values (-7), (0), (7)) as near (away)
      where not invented
      on conflict (institution, year) do update set turn = login_recount.turn + 1`.execute(tx);
  });
}
