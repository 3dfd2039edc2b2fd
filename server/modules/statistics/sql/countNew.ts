import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/storage/database';
import { dayNumber, type DayNumber } from '../../../platform/time/calendar';
import type { TimeZone } from '../../../platform/time/timeZone';
import { Pace } from '../collecting/pace';
import { LOGIN_BYTES, NO_USER, unpackLogins, type StoredLogin } from '../dayEvents';
import type { CountingOptions } from '../loginStore';
import { unpackPersonDays } from '../personDays';
import { ALL_SERVICES, YearCounter } from '../yearCounter';
import { firstStoredDays } from './readCounts';
import { lockLogins, yearsOf } from './storeLogins';
import { writeCounts, writePeople, type InstitutionYear } from './writeCounts';

const LOGINS_AT_ONCE = { least: 200, most: 1_000 };
const DAYS_AT_ONCE = 500;

/** New logins of one institution on one UTC day, or the first of them. */
interface NewDay {
  readonly institution: number;
  readonly day: DayNumber;
  readonly events: Buffer;
  readonly isWhole: boolean;
}

/** Where the next portion of new logins begins. */
type Place = Pick<NewDay, 'institution' | 'day'>;

/**
 * Adds new logins to the counts of their years, in portions that do not block requests. Those of years that have to be
 * counted from all logins wait until that is done. Returns whether it has counted something.
 */
export async function countNew(
  database: Database,
  zone: TimeZone,
  { onYear, isOver = () => false }: CountingOptions,
): Promise<boolean> {
  const institutions = await database.read.selectFrom('login_new').select('institution').distinct().execute();
  const pace = new Pace(LOGINS_AT_ONCE);
  let place: Place = { institution: 0, day: 0 };
  let hasCounted = false;
  for (;;) {
    if (isOver()) return false;
    const left = institutions.filter(({ institution }) => institution >= place.institution).length;
    if (left > 0) onYear?.(left);
    const days = await pace.piece(pace.atOnce, () => addSome(database, zone, place, pace.atOnce));
    const last = days.at(-1);
    if (!last) return hasCounted;
    hasCounted = true;
    place = { institution: last.institution, day: last.isWhole ? last.day + 1 : last.day };
  }
}

/** Counts about this many new logins in one transaction. */
async function addSome(
  database: Database,
  zone: TimeZone,
  from: Place,
  most: number,
): Promise<readonly NewDay[]> {
  return database.transaction(async (tx) => {
    await lockLogins(tx);
    const days = await newDays(tx, from, most);
    if (days.length === 0) return days;
    const years = await byYear(tx, zone, days);
    const counters = await countersOf(tx, zone, years);
    for (const [key, { days: ofYear }] of years)
      for (const { day, logins } of ofYear) counters.get(key)?.add(day, logins);
    const rows = [...years].map(([key, { institution, year }]) => ({
      institution,
      year,
      counter: counters.get(key),
    }));
    await writeCounts(
      tx,
      rows.flatMap(({ counter, ...of }) => (counter?.counted() ?? []).map((row) => ({ ...of, ...row }))),
    );
    await writePeople(
      tx,
      rows.flatMap(({ counter, ...of }) =>
        [...(counter?.people() ?? [])].map((person) => ({ ...of, ...person })),
      ),
    );
    await removeCounted(tx, days);
    return days;
  });
}

async function newDays(tx: Tx, from: Place, most: number): Promise<NewDay[]> {
  const { rows } = await sql<{ institution: number; day: number; events: Buffer; bytes: number }>`
    select institution, day, octet_length(events) as bytes, substring(events from 1 for ${most * LOGIN_BYTES}::integer) as events
    from login_new
    where (institution, day) >= (${from.institution}::integer, ${from.day}::integer)
      and not exists (
        select from login_recount as again
        where again.institution = login_new.institution
          and year between extract(year from date '1970-01-01' + day - 7)
            and extract(year from date '1970-01-01' + day + 7))
    order by institution, day limit ${DAYS_AT_ONCE}`.execute(tx);
  const days: NewDay[] = [];
  let room = most * LOGIN_BYTES;
  for (const { institution, day, events, bytes } of rows) {
    if (room === 0) break;
    const some = events.subarray(0, room);
    days.push({ institution, day, events: some, isWhole: some.length === bytes });
    room -= some.length;
  }
  return days;
}

interface YearOfLogins extends InstitutionYear {
  readonly days: { readonly day: DayNumber; readonly logins: readonly StoredLogin[] }[];
}

/** Groups logins by the years in which they may count, without years that began before logins were kept. */
async function byYear(
  tx: Tx,
  zone: TimeZone,
  days: readonly NewDay[],
): Promise<ReadonlyMap<string, YearOfLogins>> {
  const keptFrom = await firstStoredDays(tx, [...new Set(days.map(({ institution }) => institution))]);
  const years = new Map<string, YearOfLogins>();
  for (const { institution, day, events } of days) {
    // New logins are in order of arrival.
    const logins = unpackLogins(events).sort((a, b) => a.second - b.second);
    for (const year of new Set(yearsOf(day, zone))) {
      if (dayNumber(year, 1, 1) < (keptFrom.get(institution) ?? -Infinity)) continue;
      const key = `${institution}/${year}`;
      const known = years.get(key) ?? { institution, year, days: [] };
      known.days.push({ day, logins });
      years.set(key, known);
    }
  }
  return years;
}

/** Returns counters that go on from what is counted, with the days of the people in the new logins. */
async function countersOf(
  tx: Tx,
  zone: TimeZone,
  years: ReadonlyMap<string, YearOfLogins>,
): Promise<ReadonlyMap<string, YearCounter>> {
  const keysOf = (numbers: (login: StoredLogin) => number) =>
    [...years.values()].flatMap(({ institution, year, days }) =>
      [...new Set(days.flatMap(({ logins }) => logins.map(numbers)))].map((number) => ({
        institution,
        year,
        number,
      })),
    );
  const columns = (keys: ReturnType<typeof keysOf>) =>
    sql`unnest(${keys.map(({ institution }) => institution)}::integer[], ${keys.map(({ year }) => year)}::integer[],
      ${keys.map(({ number }) => number)}::bigint[]) as wanted (institution, year, number)`;
  const services = keysOf(({ service }) => service);
  const all = [...years.values()].map(({ institution, year }) => ({
    institution,
    year,
    number: ALL_SERVICES,
  }));
  const counted = await tx
    .selectFrom('login_year')
    .selectAll()
    .where(
      sql<boolean>`(institution, year, service) in (select institution, year, number::integer from ${columns([...services, ...all])})`,
    )
    .execute();
  const people = await tx
    .selectFrom('login_person')
    .selectAll()
    .where(
      sql<boolean>`(institution, year, person) in (select institution, year, number from ${columns(keysOf(({ person }) => person).filter(({ number }) => number !== NO_USER))})`,
    )
    .execute();
  const [countsOf, peopleOf] = [grouped(counted), grouped(people)];
  return new Map(
    [...years].map(([key, { year }]) => {
      const known = (peopleOf.get(key) ?? []).map(({ person, days }) => ({
        person: Number(person),
        services: unpackPersonDays(days),
      }));
      return [key, new YearCounter(year, zone, countsOf.get(key), known)];
    }),
  );
}

function grouped<Row extends InstitutionYear>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.institution}/${row.year}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

async function removeCounted(tx: Tx, days: readonly NewDay[]): Promise<void> {
  const whole = days.filter(({ isWhole }) => isWhole);
  await sql`
    delete from login_new where (institution, day) in (
      select * from unnest(${whole.map(({ institution }) => institution)}::integer[],
        ${whole.map(({ day }) => day)}::integer[]))`.execute(tx);
  for (const { institution, day, events } of days.filter(({ isWhole }) => !isWhole))
    await sql`
      update login_new set events = substring(events from ${events.length + 1}::integer)
      where institution = ${institution} and day = ${day}`.execute(tx);
}
