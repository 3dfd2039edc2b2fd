import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/storage/database';
import { DAY_MS, dayNumber, type DayNumber } from '../../../platform/time/calendar';
import type { TimeZone } from '../../../platform/time/timeZone';
import { Pace } from '../collecting/pace';
import { LOGIN_BYTES, unpackLogins } from '../dayEvents';
import type { CountingOptions } from '../loginStore';
import { daysOfYear, YearCounter } from '../yearCounter';
import { firstStoredDays } from './readCounts';
import { lockLogins } from './storeLogins';
import { writeCounts, writePeople, type InstitutionYear } from './writeCounts';

const BYTES_AT_ONCE = 60_000;
const DAYS_AT_ONCE = 60;
const LOGINS_AT_ONCE = 1_000;
const ROWS_AT_ONCE = { least: 15, most: 50 };
const PEOPLE_AT_ONCE = { least: 50, most: 1_000 };

/** What is common to the years that one run counts. */
export interface Recounting {
  /**
   * The years that were counted already. One of them that is still marked is left to the server that has begun to count
   * it since.
   */
  readonly tried: Set<string>;
  readonly paces: { readonly logins: Pace; readonly people: Pace; readonly rows: Pace };
}

export function recounting(): Recounting {
  return {
    tried: new Set(),
    paces: {
      logins: new Pace({ least: 1, most: 1 }),
      people: new Pace(PEOPLE_AT_ONCE),
      rows: new Pace(ROWS_AT_ONCE),
    },
  };
}

interface Turn extends InstitutionYear {
  readonly turn: string;
}

/**
 * Counts a marked year from all its logins, except for new ones: these are added afterwards (`countNew.ts`).
 * Returns false if there is nothing to do.
 */
export async function recountNext(
  database: Database,
  zone: TimeZone,
  { tried, paces }: Recounting,
  { onYear, isOver = () => false }: CountingOptions,
): Promise<boolean> {
  const marked = await database.read
    .selectFrom('login_recount')
    .select(['institution', 'year'])
    .orderBy('turn')
    .orderBy('institution')
    .orderBy('year')
    .execute();
  const open = marked.filter(({ institution, year }) => !tried.has(`${institution}/${year}`));
  const [next] = open;
  if (!next || isOver()) return false;
  onYear?.(open.length);
  tried.add(`${next.institution}/${next.year}`);
  await recount(database, zone, next, { paces, isOver });
  return true;
}

/**
 * A year that began before logins were kept retains its counts, since the remaining logins would give less. The logins
 * of a day and those of them that are new come from one query, so whatever is stored meanwhile counts once.
 */
async function recount(
  database: Database,
  zone: TimeZone,
  { institution, year }: InstitutionYear,
  { paces, isOver }: Pick<Recounting, 'paces'> & { readonly isOver: () => boolean },
): Promise<void> {
  const taken = await takeTurn(database, { institution, year });
  if (!taken) return;
  const firstDay = (await firstStoredDays(database.read, [institution])).get(institution);
  if (firstDay !== undefined && dayNumber(year, 1, 1) < firstDay) {
    await inTurn(database, taken, (tx) => endTurn(tx, taken));
    return;
  }
  const counter = new YearCounter(year, zone);
  for (const [from, to] of await portions(database.read, zone, institution, year)) {
    const days = await database.read
      .selectFrom('login_day')
      .leftJoin('login_new', (join) =>
        join
          .onRef('login_new.institution', '=', 'login_day.institution')
          .onRef('login_new.day', '=', 'login_day.day'),
      )
      .select(['login_day.day', 'login_day.events', 'login_new.events as coming'])
      .where('login_day.institution', '=', institution)
      .where('login_day.day', '>=', from)
      .where('login_day.day', '<=', to)
      .orderBy('login_day.day')
      .execute();
    if (isOver()) return;
    for (const { day, events, coming } of days) {
      const isNew = new Set(coming && unpackLogins(coming).map(({ id }) => id));
      const step = LOGINS_AT_ONCE * LOGIN_BYTES;
      for (let at = 0; at < events.length; at += step)
        await paces.logins.piece(1, () =>
          counter.add(
            day,
            unpackLogins(events.subarray(at, at + step)).filter(({ id }) => !isNew.has(id)),
          ),
        );
    }
  }
  const counted = counter.counted().map((row) => ({ institution, year, ...row }));
  const isWritten =
    (await inPortions(database, taken, paces.people, peopleOf(counter, taken), writePeople)) &&
    (await inPortions(database, taken, paces.rows, counted.values(), writeCounts));
  if (!isWritten) return;
  await inTurn(database, taken, async (tx) => {
    await tx
      .deleteFrom('login_year')
      .where('institution', '=', institution)
      .where('year', '=', year)
      .where(sql<boolean>`service <> all(${counted.map(({ service }) => service)}::integer[])`)
      .execute();
    await endTurn(tx, taken);
  });
}

function* peopleOf(counter: YearCounter, { institution, year }: InstitutionYear) {
  for (const person of counter.people()) yield { institution, year, ...person };
}

/** Writes rows in portions that do not block requests. Returns false if it is no longer this one's turn. */
async function inPortions<Row>(
  database: Database,
  turn: Turn,
  pace: Pace,
  rows: Iterator<Row>,
  write: (tx: Tx, rows: readonly Row[]) => Promise<void>,
): Promise<boolean> {
  for (;;) {
    const portion: Row[] = [];
    while (portion.length < pace.atOnce) {
      const { value, done } = rows.next();
      if (done === true) break;
      portion.push(value);
    }
    if (portion.length === 0) return true;
    if (!(await pace.piece(portion.length, () => inTurn(database, turn, (tx) => write(tx, portion)))))
      return false;
  }
}

/** Begins to count a year, without what is known of its people; ends the turn of another server that counts it. */
async function takeTurn(
  database: Database,
  { institution, year }: InstitutionYear,
): Promise<Turn | undefined> {
  return database.transaction(async (tx) => {
    await lockLogins(tx);
    const row = await tx
      .updateTable('login_recount')
      .set({ turn: sql<string>`turn + 1` })
      .where('institution', '=', institution)
      .where('year', '=', year)
      .returning('turn')
      .executeTakeFirst();
    if (!row) return undefined;
    await tx
      .deleteFrom('login_person')
      .where('institution', '=', institution)
      .where('year', '=', year)
      .execute();
    return { institution, year, turn: row.turn };
  });
}

/** Does something in a transaction, unless the turn has ended; returns whether it did. */
async function inTurn(
  database: Database,
  { institution, year, turn }: Turn,
  work: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockLogins(tx);
    const row = await tx
      .selectFrom('login_recount')
      .select('turn')
      .where('institution', '=', institution)
      .where('year', '=', year)
      .executeTakeFirst();
    if (row?.turn !== turn) return false;
    await work(tx);
    return true;
  });
}

async function endTurn(tx: Tx, { institution, year }: Turn): Promise<void> {
  await tx
    .deleteFrom('login_recount')
    .where('institution', '=', institution)
    .where('year', '=', year)
    .execute();
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
