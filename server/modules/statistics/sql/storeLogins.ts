import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/storage/database';
import { civilDate, DAY_MS, isoWeek, type DayNumber } from '../../../platform/time/calendar';
import { mergeLogins, NO_USER, packLogins, type StoredLogin } from '../dayEvents';
import type { TimeZone } from '../../../platform/time/timeZone';

/** Logins of one institution, by its number, on one UTC day. */
export interface NumberedDay {
  readonly institution: number;
  readonly day: DayNumber;
  readonly logins: readonly StoredLogin[];
}

/** Takes the lock that every transaction holds that stores or counts logins. */
export async function lockLogins(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('statistics.logins'))`.execute(tx);
}

/**
 * Adds logins to the stored ones, each event once, and to those that are not counted yet. One transaction.
 * Returns the number of new ones.
 */
export function storeLogins(database: Database, days: readonly NumberedDay[]): Promise<number> {
  return database.transaction(async (tx) => {
    await lockLogins(tx);
    await clearInvented(tx, [...new Set(days.map(({ institution }) => institution))]);
    const stored = await storedDays(tx, days);
    const changed: Changed[] = [];
    for (const { institution, day, logins } of days) {
      const { packed, added } = mergeLogins(stored.get(`${institution}/${day}`), logins);
      if (added.length > 0) changed.push({ institution, day, packed, added });
    }
    if (changed.length === 0) return 0;
    await writeDays(tx, changed);
    await noteNewest(tx, changed);
    await markNew(tx, changed);
    return changed.reduce((sum, { added }) => sum + added.length, 0);
  });
}

/**
 * Notes that logins have been stored elsewhere: removes those that the demonstration has invented for these
 * institutions, and updates the newest moments. It may be repeated.
 */
export async function noteStored(tx: Tx, stored: readonly Added[]): Promise<void> {
  await clearInvented(tx, [...new Set(stored.map(({ institution }) => institution))]);
  await noteNewest(tx, stored);
}

/** New logins of one institution, by its number, on one UTC day. */
export interface Added {
  readonly institution: number;
  readonly day: DayNumber;
  readonly added: readonly Pick<StoredLogin, 'second' | 'person'>[];
}

interface Changed extends Added {
  readonly packed: Buffer;
  readonly added: readonly StoredLogin[];
}

/** Removes the demonstration's logins of institutions, to make way for the first real ones. */
async function clearInvented(tx: Tx, institutions: readonly number[]): Promise<void> {
  const invented = await tx
    .updateTable('login_institution')
    .set({ invented: false, newest: null, events_from: null })
    .where('number', 'in', institutions)
    .where('invented', '=', true)
    .returning('number')
    .execute();
  const numbers = invented.map(({ number }) => number);
  if (numbers.length === 0) return;
  for (const table of ['login_day', 'login_year'] as const)
    await tx.deleteFrom(table).where('institution', 'in', numbers).execute();
}

async function storedDays(tx: Tx, days: readonly NumberedDay[]): Promise<Map<string, Buffer>> {
  const rows = await tx
    .selectFrom('login_day')
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('institution', 'day'),
        'in',
        days.map(({ institution, day }) => tuple(institution, day)),
      ),
    )
    .execute();
  return new Map(rows.map(({ institution, day, events }) => [`${institution}/${day}`, events]));
}

async function writeDays(tx: Tx, changed: readonly Changed[]): Promise<void> {
  await tx
    .insertInto('login_day')
    .values(changed.map(({ institution, day, packed }) => ({ institution, day, events: packed })))
    .onConflict((conflict) =>
      conflict.columns(['institution', 'day']).doUpdateSet(({ ref }) => ({ events: ref('excluded.events') })),
    )
    .execute();
}

async function noteNewest(tx: Tx, changed: readonly Added[]): Promise<void> {
  const numbers = [...new Set(changed.map(({ institution }) => institution))];
  const latestOf = (isMeant: (login: Added['added'][number]) => boolean) => {
    const latest = new Map<number, number>();
    for (const { institution, day, added } of changed)
      for (const login of added.filter(isMeant)) {
        const moment = day * DAY_MS + login.second * 1000;
        if (moment > (latest.get(institution) ?? -Infinity)) latest.set(institution, moment);
      }
    return numbers.map((number) => {
      const moment = latest.get(number);
      return moment === undefined ? null : new Date(moment).toISOString();
    });
  };
  const latest = latestOf(() => true);
  const nameless = latestOf(({ person }) => person === NO_USER);
  await sql`
    update login_institution
    set newest = greatest(newest, latest), newest_nameless = greatest(newest_nameless, nameless)
    from unnest(${numbers}::integer[], ${latest}::timestamptz[], ${nameless}::timestamptz[])
      as coming (institution, latest, nameless)
    where number = institution`.execute(tx);
}

/** Returns the calendar and ISO years of the dates that a UTC day lies in. */
export function yearsOf(day: DayNumber, zone: TimeZone): number[] {
  const dates = [zone.dayAt(day * DAY_MS), zone.dayAt((day + 1) * DAY_MS - 1)];
  return dates.flatMap((date) => [civilDate(date).year, isoWeek(date).year]);
}

/** Stores what is to be counted. */
async function markNew(tx: Tx, changed: readonly Changed[]): Promise<void> {
  await tx
    .insertInto('login_new')
    .values(changed.map(({ institution, day, added }) => ({ institution, day, events: packLogins(added) })))
    .onConflict((conflict) =>
      conflict
        .columns(['institution', 'day'])
        .doUpdateSet({ events: sql<Buffer>`login_new.events || excluded.events` }),
    )
    .execute();
}
