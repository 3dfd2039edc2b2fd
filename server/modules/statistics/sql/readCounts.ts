import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/storage/database';
import { DAY_MS, dayNumber, type DayNumber } from '../../../platform/time/calendar';
import { unpackLogins, type StoredLogin } from '../dayEvents';
import { ALL_SERVICES } from '../yearCounter';

/** UTC days that are read at once: at most about 2 MB of the largest institution. */
const DAYS_AT_ONCE = 8;

/** An institution in the statistics. `eventsFrom` is the first date from which all logins are kept; absent: all are. */
export interface CountedInstitution {
  readonly number: number;
  readonly eventsFrom?: DayNumber;
}

export async function countedInstitution(
  queries: Queries,
  entityId: string,
): Promise<CountedInstitution | undefined> {
  const row = await queries
    .selectFrom('login_institution')
    .select(['number', sql<string | null>`events_from::text`.as('from')])
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  return row && { number: row.number, ...(row.from !== null && { eventsFrom: dayOf(row.from) }) };
}

/** Returns, by institution, the first date from which all logins are kept, where not all are. */
export async function firstStoredDays(
  queries: Queries,
  institutions: readonly number[],
): Promise<ReadonlyMap<number, DayNumber>> {
  const rows = await queries
    .selectFrom('login_institution')
    .select(['number', sql<string>`events_from::text`.as('from')])
    .where('number', 'in', institutions)
    .where('events_from', 'is not', null)
    .execute();
  return new Map(rows.map(({ number, from }) => [number, dayOf(from)]));
}

function dayOf(date: string): DayNumber {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dayNumber(year, month, day);
}

/** Returns the number of a service, or that of all services if none is named; `undefined` if there are no logins. */
export async function countedService(
  queries: Queries,
  entityId: string | undefined,
): Promise<number | undefined> {
  if (entityId === undefined || entityId === '') return ALL_SERVICES;
  const row = await queries
    .selectFrom('login_service')
    .select('number')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  return row?.number;
}

/** Yields the logins of an institution by UTC day, ascending; the server answers requests between the portions. */
export async function* loginsBetween(
  queries: Queries,
  institution: number,
  from: number,
  to: number,
): AsyncGenerator<{ readonly midnight: number; readonly logins: readonly StoredLogin[] }> {
  const end = Math.ceil(to / DAY_MS);
  for (let start = Math.floor(from / DAY_MS); start < end; start += DAYS_AT_ONCE) {
    const rows = await queries
      .selectFrom('login_day')
      .select(['day', 'events'])
      .where('institution', '=', institution)
      .where('day', '>=', start)
      .where('day', '<', Math.min(end, start + DAYS_AT_ONCE))
      .orderBy('day')
      .execute();
    for (const { day, events } of rows) {
      yield { midnight: day * DAY_MS, logins: unpackLogins(events) };
      await setImmediate();
    }
  }
}
