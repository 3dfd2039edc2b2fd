/** Compares counts with a naive count of everything: every period is a set of users over the raw events. */
import fc from 'fast-check';
import { DAY_MS, dayNumber } from '../../../server/platform/time/calendar';
import {
  mergeLogins,
  packLogins,
  unpackLogins,
  type StoredLogin,
} from '../../../server/modules/statistics/dayEvents';
import { periodOf, type DayScale } from '../../../server/modules/statistics/periods';
import { TimeZone } from '../../../server/platform/time/timeZone';
import {
  ALL_SERVICES,
  daysOfYear,
  YearCounter,
  type Counted,
} from '../../../server/modules/statistics/yearCounter';

interface Event {
  readonly moment: number;
  readonly service: number;
  readonly person: number;
}

const zones = ['Europe/Amsterdam', 'UTC', 'America/New_York', 'Asia/Kolkata', 'America/Sao_Paulo'];

/** Both clock changes, New Year, ISO week 53 and 1, the leap day and the day without a midnight in Brazil. */
const turns = [
  Date.UTC(2020, 1, 29),
  Date.UTC(2020, 11, 31),
  Date.UTC(2021, 0, 3),
  Date.UTC(2021, 0, 4),
  Date.UTC(2018, 10, 4),
  Date.UTC(2018, 1, 18),
  Date.UTC(2021, 2, 28),
  Date.UTC(2021, 9, 31),
  Date.UTC(2021, 2, 14),
  Date.UTC(2021, 10, 7),
  Date.UTC(2019, 11, 30),
];

const event: fc.Arbitrary<Event> = fc.record({
  moment: fc.oneof(
    fc
      .tuple(fc.constantFrom(...turns), fc.integer({ min: -36 * 3600, max: 60 * 3600 }))
      .map(([turn, seconds]) => turn + seconds * 1000),
    fc.integer({ min: Date.UTC(2018, 0, 1) / 1000, max: Date.UTC(2022, 0, 5) / 1000 }).map((at) => at * 1000),
  ),
  service: fc.integer({ min: 1, max: 3 }),
  person: fc.integer({ min: 1, max: 5 }),
});

function countedYear(events: readonly Event[], year: number, zone: TimeZone): Counted[] {
  const counter = new YearCounter(year, zone);
  const days = new Map<number, StoredLogin[]>();
  events.forEach(({ moment, service, person }, id) => {
    const day = Math.floor(moment / DAY_MS);
    const login = { second: (moment - day * DAY_MS) / 1000, service, person, id };
    days.set(day, [...(days.get(day) ?? []), login]);
  });
  const { first, end } = daysOfYear(year);
  for (const day of [...days.keys()].sort((a, b) => a - b)) {
    if (day >= first - 1 && day <= end) counter.add(day, unpackLogins(packLogins(days.get(day) ?? [])));
  }
  return counter.counted();
}

/** The date as `Intl` writes it, and nothing that the product calculates. */
function dateOf(moment: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);
}

function naive(events: readonly Event[], zone: string, scale: DayScale, service: number) {
  const found = new Map<string, { logins: number; users: Set<number> }>();
  for (const { moment, service: at, person } of events) {
    if (service !== ALL_SERVICES && at !== service) continue;
    const [year = 0, month = 0, day = 0] = dateOf(moment, zone).split('-').map(Number);
    const { year: ofYear, number } = periodOf(scale, dayNumber(year, month, day));
    const key = `${ofYear}/${number}`;
    const cell = found.get(key) ?? { logins: 0, users: new Set<number>() };
    cell.logins += 1;
    cell.users.add(person);
    found.set(key, cell);
  }
  return new Map([...found].map(([key, { logins, users }]) => [key, [logins, users.size]]));
}

function productOf(years: readonly (readonly [number, Counted[]])[], scale: DayScale, service: number) {
  const found = new Map<string, number[]>();
  for (const [year, counted] of years) {
    const row = counted.find((one) => one.service === service);
    if (!row) continue;
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    const quarters = [0, 3, 6, 9].map((at) => sum(row.month_logins.slice(at, at + 3)));
    const columns = {
      day: [row.day_logins, row.day_users],
      week: [row.week_logins, row.week_users],
      month: [row.month_logins, row.month_users],
      quarter: [quarters, row.quarter_users],
      year: [[sum(row.month_logins)], [row.year_users]],
    } as const;
    const [logins, users] = columns[scale];
    logins.forEach((count, at) => {
      if (count > 0) found.set(`${year}/${at + 1}`, [count, users[at] ?? -1]);
    });
  }
  return found;
}

test.each(zones)('counts are those of a naive count over the events, in %s', (name) => {
  const zone = new TimeZone(name);
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const years = [2017, 2018, 2019, 2020, 2021, 2022].map(
        (year) => [year, countedYear(events, year, zone)] as const,
      );
      for (const scale of ['day', 'week', 'month', 'quarter', 'year'] as const) {
        for (const service of [ALL_SERVICES, 1, 2, 3]) {
          const wanted = [...naive(events, name, scale, service)].sort();
          expect([...productOf(years, scale, service)].sort()).toEqual(wanted);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('users are counted, never added up: the same one on two days and at two services is one', () => {
  const zone = new TimeZone('UTC');
  const noon = Date.UTC(2026, 4, 5, 12);
  const events = [
    { moment: noon, service: 1, person: 7 },
    { moment: noon + 1000, service: 2, person: 7 },
    { moment: noon + DAY_MS, service: 1, person: 7 },
  ];
  const all = countedYear(events, 2026, zone).find(({ service }) => service === ALL_SERVICES);
  expect(all?.month_logins[4]).toBe(3);
  expect([all?.month_users[4], all?.quarter_users[1], all?.year_users]).toEqual([1, 1, 1]);
});

test('days begin at the time of the clocks', () => {
  const amsterdam = new TimeZone('Europe/Amsterdam');
  const hours = (day: number) => (amsterdam.startOf(day + 1) - amsterdam.startOf(day)) / 3_600_000;
  expect(new Date(amsterdam.startOf(dayNumber(2026, 1, 1))).toISOString()).toBe('2025-12-31T23:00:00.000Z');
  expect(hours(dayNumber(2026, 3, 29))).toBe(23);
  expect(hours(dayNumber(2026, 10, 25))).toBe(25);
  // On 4 November 2018 the clocks of São Paulo went from midnight to one.
  const brazil = new TimeZone('America/Sao_Paulo');
  expect(new Date(brazil.startOf(dayNumber(2018, 11, 4))).toISOString()).toBe('2018-11-04T03:00:00.000Z');
});

test('packed events come back in order of time, and an event that exists already is not added', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          second: fc.integer({ min: 0, max: 86_399 }),
          service: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
          person: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
          id: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
        }),
      ),
      (logins) => {
        const { packed, added } = mergeLogins(undefined, logins);
        const ids = new Set(logins.map(({ id }) => id));
        expect(added).toHaveLength(ids.size);
        const seconds = unpackLogins(packed).map(({ second }) => second);
        expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
        expect(new Set(unpackLogins(packed).map(({ id }) => id))).toEqual(ids);
        expect(mergeLogins(packed, logins).added).toEqual([]);
        expect(mergeLogins(packed, logins).packed.equals(packed)).toBe(true);
      },
    ),
  );
});
