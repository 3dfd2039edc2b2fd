import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/storage/database';
import { DAY_MS, dayNumber, type DayNumber } from '../../../platform/time/calendar';
import { LOGIN_BYTES, unpackLogins } from '../dayEvents';
import type { CountingOptions } from '../loginStore';
import { Pace } from '../collecting/pace';
import { firstStoredDay } from './readCounts';
import { lockLogins } from './storeLogins';
import type { TimeZone } from '../../../platform/time/timeZone';
import { asRow, daysOfYear, YearCounter, type Counted } from '../yearCounter';

const BYTES_AT_ONCE = 60_000;
const DAYS_AT_ONCE = 60;
const BYTES_COUNTED = 1_000 * LOGIN_BYTES;
const ROWS_AT_ONCE = { least: 15, most: 50 };
const ZONE = 'statistics.zone';

interface Stale {
  readonly institution: number;
  readonly year: number;
  readonly version: string;
}

/**
 * Counts every year that has new logins since it was last counted, in portions that do not block requests. After a
 * kill, the next import or start does the rest. `onYear` receives the number of years that are left; `isOver` says when
 * to stop and leave them to the next run. `once`: years that get logins meanwhile are left as well.
 */
export async function countStaleYears(
  database: Database,
  zone: TimeZone,
  { onYear, isOver, once = false }: CountingOptions = {},
): Promise<void> {
  for (let isFirst = true; isFirst || !once; isFirst = false) {
    const stale = await database.read
      .selectFrom('login_stale')
      .selectAll()
      .orderBy('institution')
      .orderBy('year')
      .execute();
    if (stale.length === 0) return;
    for (const [done, one] of stale.entries()) {
      if (isOver?.()) return;
      onYear?.(stale.length - done);
      await countYear(database, zone, one, isOver);
    }
  }
}

/**
 * Counts a year. One that gets logins meanwhile stays marked; its counts are written all the same, since logins may
 * arrive all the time, but older counts never overwrite newer ones. A year that began before logins were kept retains
 * its counts, since the remaining logins would give less.
 */
async function countYear(
  database: Database,
  zone: TimeZone,
  stale: Stale,
  isOver: () => boolean = () => false,
): Promise<void> {
  const { institution, year } = stale;
  const firstDay = await firstStoredDay(database.read, institution);
  if (firstDay !== undefined && dayNumber(year, 1, 1) < firstDay) {
    await settle(database, stale, ['login_stale']);
    return;
  }
  const counter = new YearCounter(year, zone);
  const counting = new Pace({ least: 1, most: 1 });
  for (const [from, to] of await portions(database.read, zone, institution, year)) {
    const days = await database.read
      .selectFrom('login_day')
      .select(['day', 'events'])
      .where('institution', '=', institution)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .execute();
    if (isOver()) return;
    for (const { day, events } of days) {
      for (let at = 0; at < events.length; at += BYTES_COUNTED)
        await counting.piece(1, () =>
          counter.add(day, unpackLogins(events.subarray(at, at + BYTES_COUNTED))),
        );
    }
  }
  const counted = counter.counted();
  const writing = new Pace(ROWS_AT_ONCE);
  for (let start = 0; start < counted.length;) {
    const rows = counted.slice(start, start + writing.atOnce);
    const valid = await writing.piece(rows.length, () =>
      database.transaction(
        async (tx) => (await mayWrite(tx, stale)) && (await writeRows(tx, institution, year, rows)),
      ),
    );
    if (!valid) return;
    start += rows.length;
  }
  await settle(database, stale, ['login_stale', 'login_year'], counted);
}

/** Completes a counted year: removes its mark and, if requested, the rows of services that it no longer has. */
async function settle(
  database: Database,
  stale: Stale,
  tables: readonly ('login_stale' | 'login_year')[],
  counted: readonly Counted[] = [],
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await isLatest(tx, stale))) return;
    for (const table of tables) {
      await tx
        .deleteFrom(table)
        .where('institution', '=', stale.institution)
        .where('year', '=', stale.year)
        .$if(table === 'login_year', (query) =>
          query.where(sql<boolean>`service <> all(${counted.map(({ service }) => service)}::integer[])`),
        )
        .execute();
    }
  });
}

/** Returns ranges of UTC days, each with about as many logins as may be read at once. */
async function portions(
  queries: Queries,
  zone: TimeZone,
  institution: number,
  year: number,
): Promise<(readonly [DayNumber, DayNumber])[]> {
  const { first, end } = daysOfYear(year);
  const sizes = await queries
    .selectFrom('login_day')
    .select(['day', sql<number>`octet_length(events)`.as('bytes')])
    .where('institution', '=', institution)
    .where('day', '>=', Math.floor(zone.startOf(first) / DAY_MS))
    .where('day', '<', Math.ceil(zone.startOf(end) / DAY_MS))
    .orderBy('day')
    .execute();
  const found: { from: DayNumber; to: DayNumber; bytes: number; days: number }[] = [];
  for (const { day, bytes } of sizes) {
    const last = found.at(-1);
    if (last && last.bytes + bytes <= BYTES_AT_ONCE && last.days < DAYS_AT_ONCE) {
      Object.assign(last, { to: day, bytes: last.bytes + bytes, days: last.days + 1 });
    } else {
      found.push({ from: day, to: day, bytes, days: 1 });
    }
  }
  return found.map(({ from, to }) => [from, to]);
}

/** Returns whether no newer counts are being written, and stores that these are. */
async function mayWrite(tx: Tx, { institution, year, version }: Stale): Promise<boolean> {
  await lockLogins(tx);
  const noted = await tx
    .updateTable('login_stale')
    .set({ counted: version })
    .where('institution', '=', institution)
    .where('year', '=', year)
    .where('counted', '<=', version)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** Returns whether there are no newer logins. */
async function isLatest(tx: Tx, { institution, year, version }: Stale): Promise<boolean> {
  await lockLogins(tx);
  const row = await tx
    .selectFrom('login_stale')
    .select('version')
    .where('institution', '=', institution)
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.version === version;
}

async function writeRows(tx: Tx, institution: number, year: number, rows: readonly Counted[]): Promise<true> {
  await tx
    .insertInto('login_year')
    .values(rows.map((row) => ({ institution, year, ...asRow(row) })))
    .onConflict((conflict) =>
      conflict.columns(['institution', 'year', 'service']).doUpdateSet(({ ref }) => ({
        day_logins: ref('excluded.day_logins'),
        day_users: ref('excluded.day_users'),
        week_logins: ref('excluded.week_logins'),
        week_users: ref('excluded.week_users'),
        month_logins: ref('excluded.month_logins'),
        month_users: ref('excluded.month_users'),
        quarter_users: ref('excluded.quarter_users'),
        year_users: ref('excluded.year_users'),
      })),
    )
    .execute();
  return true;
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
      insert into login_stale (institution, year)
      select distinct institution, extract(year from date '1970-01-01' + day + away)::integer
      from login_day join login_institution on number = institution cross join (values (-7), (0), (7)) as near (away)
      where not invented
      on conflict (institution, year) do update set version = login_stale.version + 1`.execute(tx);
  });
}
