/**
 * Compares the answers of a store with a naive count of everything, wherever logins are kept (REQUIREMENTS
 * 339, 340).
 */
import fc from 'fast-check';
import type { DayOfLogins, Login } from '../../../server/modules/statistics/loginStore';
import { periodOf, periodsIn, type DayScale, type Period } from '../../../server/modules/statistics/periods';
import { DAY_MS, dayNumber } from '../../../server/platform/time/calendar';
import { TimeZone } from '../../../server/platform/time/timeZone';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { storeOf } from '../../support/server/logins';

type Event = Omit<Login, 'second'> & { readonly moment: number };

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const zones = [
  'Europe/Amsterdam',
  'UTC',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const scales: readonly DayScale[] = ['day', 'week', 'month', 'quarter', 'year'];
/** Quotes and backslashes are to come back as they were. */
const services = ["https://one.example/'quoted'", 'https://two.example/\\back\\\\slash\t', 'urn:x:é€😀'];
const institution = "https://it's.example/\\idp";

/** Clock changes, also at midnight and by half an hour, a day that Samoa left out, New Year, and the ends of ISO years. */
const turns = [
  Date.UTC(2011, 11, 30),
  Date.UTC(2018, 1, 18),
  Date.UTC(2018, 10, 4),
  Date.UTC(2019, 11, 30),
  Date.UTC(2020, 1, 29),
  Date.UTC(2021, 0, 3),
  Date.UTC(2021, 2, 28),
  Date.UTC(2021, 3, 3, 15),
  Date.UTC(2021, 9, 2, 15),
  Date.UTC(2021, 9, 31),
];

const event: fc.Arbitrary<Event> = fc.record({
  moment: fc
    .tuple(fc.constantFrom(...turns), fc.integer({ min: -36 * 3600, max: 60 * 3600 }))
    .map(([turn, seconds]) => turn + seconds * 1000),
  service: fc.constantFrom(...services),
  // No person, and hashes of 48 bits.
  person: fc.constantFrom(0, 1, 2, 3, 2 ** 48 - 1),
  id: fc.oneof(fc.integer({ min: 1, max: 2 ** 48 - 1 }), fc.constantFrom(1, 2, 3)),
});

function daysOf(events: readonly Event[]): DayOfLogins[] {
  const days = new Map<number, Login[]>();
  for (const { moment, ...rest } of events) {
    const day = Math.floor(moment / DAY_MS);
    days.set(day, [...(days.get(day) ?? []), { ...rest, second: (moment - day * DAY_MS) / 1000 }]);
  }
  return [...days].map(([day, logins]) => ({ institution, day, logins }));
}

/** The first of the events with the same id on a UTC day. */
function once(events: readonly Event[]): Event[] {
  const seen = new Map(
    events.toReversed().map((one) => [`${one.id}/${Math.floor(one.moment / DAY_MS)}`, one]),
  );
  return events.filter((one) => seen.get(`${one.id}/${Math.floor(one.moment / DAY_MS)}`) === one);
}

/** The date as `Intl` writes it. */
function dateOf(moment: number, zone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return dayNumber(year, month, day);
}

function cellOf(events: readonly Event[]) {
  return { logins: events.length, users: new Set(events.map(({ person }) => person).filter(Boolean)).size };
}

test.each(zones)(
  'every answer is that of a naive count, regardless of how often events are stored, in %s',
  async (name) => {
    const zone = new TimeZone(name);
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 40 }), async (drawn) => {
        await database.reset();
        const store = storeOf(database, { STATS_TIME_ZONE: name });
        await store.prepare();
        const events = once(drawn);
        expect(await store.store(daysOf(drawn))).toBe(events.length);
        expect(await store.store(daysOf(drawn))).toBe(0);
        await store.count();

        const within = (period: Period, service?: string) =>
          events.filter(({ moment, service: at }) => {
            const day = dateOf(moment, name);
            return day >= period.first && day < period.end && (service === undefined || service === at);
          });
        const dates = [...new Set(events.map(({ moment }) => dateOf(moment, name)))];
        for (const scale of scales) {
          const starts = new Map(dates.map((day) => [periodOf(scale, day).first, periodOf(scale, day)]));
          const periods = [...starts.values()].sort((a, b) => a.first - b.first);
          for (const service of [undefined, ...services]) {
            const of = { institution, ...(service !== undefined && { service }) };
            expect(await store.cells(of, periods)).toEqual(
              periods.map((period) => cellOf(within(period, service))),
            );
          }
          const [period] = periods;
          if (!period) continue;
          const byService = services.flatMap((service) => {
            const cell = cellOf(within(period, service));
            return cell.logins > 0 ? [{ service, ...cell }] : [];
          });
          const disclosed = await store.services(institution, period);
          expect(new Set(disclosed)).toEqual(new Set(byService));
        }

        const [some] = events;
        if (!some) return;
        const day = dateOf(some.moment, name);
        const [from, to] = [zone.startOf(day - 1), zone.startOf(day + 2)];
        const ranged = (start: number, end: number, service = some.service) =>
          events.filter(({ moment, service: at }) => moment >= start && moment < end && at === service);
        expect(await store.users({ institution, service: some.service }, from, to)).toBe(
          cellOf(ranged(from, to)).users,
        );
        // Buckets of half an hour and of an hour, from the start of each date on.
        for (const step of [1_800_000, 3_600_000]) {
          const starts: number[] = [];
          for (let date = day - 1; date < day + 2; date++)
            for (let start = zone.startOf(date); start < zone.startOf(date + 1); start += step)
              starts.push(start);
          const ends = [...starts.slice(1), (starts.at(-1) ?? 0) + step];
          const cells = await store.moments({ institution, service: some.service }, starts, step);
          expect(cells).toEqual(starts.map((start, at) => cellOf(ranged(start, ends[at] ?? 0))));
        }
      }),
      { numRuns: 8 },
    );
  },
);

test('logins of several months, institutions and services are stored at once, and exported unchanged', async () => {
  await database.reset();
  const store = storeOf(database);
  await store.prepare();
  // More months than ClickHouse takes at once.
  const months = Array.from({ length: 130 }, (_, month) => Date.UTC(2012, month, 3, 10));
  const events = months.map((moment, at) => ({
    moment,
    service: services[at % 3] ?? '',
    person: at % 7,
    id: at + 1,
  }));
  const stored = daysOf(events).flatMap((one) => [one, { ...one, institution: 'https://other.example' }]);
  expect(await store.store(stored)).toBe(260);
  const [first = ''] = await store.institutions();
  expect(await store.institutions()).toEqual([first, 'https://other.example'].sort());
  const byDay = (await store.loginsByDay([institution])).get(institution) ?? new Map<number, number>();
  expect([...byDay.values()]).toEqual(months.map(() => 1));
  const handed: DayOfLogins[] = [];
  for await (const day of store.days([{ institution, days: [...byDay.keys()] }])) handed.push(day);
  expect(handed).toEqual(daysOf(events));
});

test('counts of ended years are exported, and imported by an empty store', async () => {
  await database.reset();
  const store = storeOf(database);
  await store.prepare();
  const events = Array.from({ length: 30 }, (_, at) => ({
    moment: Date.UTC(2024, at, 5, 10),
    service: services[at % 2] ?? '',
    person: (at % 4) + 1,
    id: at + 1,
  }));
  await store.store(daysOf(events));
  await store.count();
  const years = [2024, 2025, 2026].map((year) => periodOf('year', dayNumber(year, 1, 1)));
  const cells = await store.cells({ institution }, years);
  expect(cells).toEqual([
    { logins: 12, users: 4 },
    { logins: 12, users: 4 },
    { logins: 6, users: 4 },
  ]);
  expect(await store.ended(institution)).toBeUndefined();
  await store.end(new Date('2026-02-01T00:00:00Z'), 1_000);
  expect(await store.cells({ institution }, years)).toEqual(cells);
  expect(await store.loginsFrom(institution)).toBe(dayNumber(2025, 12, 29));

  const ended = await store.ended(institution);
  if (!ended) throw new Error('nothing has ended');
  expect(ended.years.map(({ year, service }) => [year, service ?? ''])).toEqual(
    [2024, 2025].flatMap((year) => ['', ...services.slice(0, 2)].map((service) => [year, service])),
  );
  await database.reset();
  const empty = storeOf(database);
  for (let times = 0; times < 2; times++) await empty.keepEnded(institution, ended);
  expect(await empty.ended(institution)).toEqual(ended);
  expect(await empty.institutions()).toEqual([institution]);
  expect(await empty.cells({ institution }, years)).toEqual([...cells.slice(0, 2), { logins: 0, users: 0 }]);
});

test('a hundred years take one query', async () => {
  await database.reset();
  const store = storeOf(database, { STATS_TIME_ZONE: 'Europe/Amsterdam' });
  await store.prepare();
  const moment = Date.UTC(2024, 9, 27, 23, 30);
  await store.store(daysOf([{ moment, service: services[0] ?? '', person: 1, id: 1 }]));
  await store.count();
  for (const scale of ['day', 'month'] as const) {
    const periods = periodsIn(scale, dayNumber(1970, 1, 1), dayNumber(2069, 1, 1));
    const cells = await store.cells({ institution }, periods);
    const found = periods.filter((_, at) => (cells[at]?.logins ?? 0) > 0);
    // In Amsterdam it is already the 28th, in the night in which clocks have gone back.
    expect(found).toEqual([periodOf(scale, dayNumber(2024, 10, 28))]);
  }
});
