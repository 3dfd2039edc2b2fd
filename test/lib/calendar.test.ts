import fc from 'fast-check';
import {
  daysBetween,
  firstOf,
  isDay,
  isoWeekOf,
  lastOf,
  moved,
  utcMidnight,
  weeksOf,
} from '../../src/lib/calendar';
import { dayAt, endOfDay, knownZone, startOfDay } from '../../src/lib/zone';

const zones = [
  'UTC',
  'Europe/Amsterdam',
  'America/Sao_Paulo',
  'Pacific/Auckland',
  'America/Havana',
  'Asia/Kathmandu',
];
const hours = (day: string, zone: string) => (endOfDay(day, zone) - startOfDay(day, zone)) / 3600_000;

test('a day has one notation, and exists', () => {
  expect(['2026-02-28', '2024-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2026-02-29', '2026-2-3', '', '2026-02-03T00:00Z', 'x'].map(isDay)).not.toContain(true);
});

test('the ISO week has a year of its own around New Year (REQUIREMENTS 218)', () => {
  expect(isoWeekOf('2027-01-01')).toEqual({ year: 2026, week: 53 });
  expect(isoWeekOf('2024-12-30')).toEqual({ year: 2025, week: 1 });
  expect(isoWeekOf('2026-01-01')).toEqual({ year: 2026, week: 1 });
  expect([firstOf('week', '2027-01-01'), lastOf('week', '2027-01-01')]).toEqual(['2026-12-28', '2027-01-03']);
});

test('leap days, ends of months and quarters', () => {
  expect(moved('2024-02-29', 1, 'year')).toBe('2025-02-28');
  expect(moved('2026-01-31', 1, 'month')).toBe('2026-02-28');
  expect(lastOf('month', '2024-02-10')).toBe('2024-02-29');
  expect([firstOf('quarter', '2026-11-21'), lastOf('quarter', '2026-02-01')]).toEqual([
    '2026-10-01',
    '2026-03-31',
  ]);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
});

test('a month is shown in whole weeks from Monday (REQUIREMENTS 215)', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks.map((week) => [week[0], week.length])).toEqual([
    ['2026-10-26', 7],
    ['2026-11-02', 7],
    ['2026-11-09', 7],
    ['2026-11-16', 7],
    ['2026-11-23', 7],
    ['2026-11-30', 7],
  ]);
});

test('the length of a day depends on the zone: clocks that change, and midnights that do not exist', () => {
  expect(hours('2026-03-29', 'Europe/Amsterdam')).toBe(23);
  expect(hours('2026-10-25', 'Europe/Amsterdam')).toBe(25);
  expect(hours('2018-11-04', 'America/Sao_Paulo')).toBe(23);
  expect(new Date(startOfDay('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe(
    '2018-11-04T03:00:00.000Z',
  );
  expect(hours('2026-06-15', 'Asia/Kathmandu')).toBe(24);
  expect(new Date(startOfDay('2026-01-01', 'Pacific/Auckland')).toISOString()).toBe(
    '2025-12-31T11:00:00.000Z',
  );
});

test('each day starts where the one before it ends, in every zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6000 }).map((days) => moved('2011-01-01', days, 'day')),
      fc.constantFrom(...zones),
      (day, zone) => {
        const start = startOfDay(day, zone);
        expect([dayAt(start, zone), dayAt(start - 1, zone)]).toEqual([day, moved(day, -1, 'day')]);
        expect(Math.abs(start - utcMidnight(day))).toBeLessThanOrEqual(14 * 3600_000);
      },
    ),
    { numRuns: 300 },
  );
});

test('a zone that is unknown counts as UTC', () => {
  expect([knownZone('Europe/Amsterdam'), knownZone('Mars/Olympus')]).toEqual(['Europe/Amsterdam', 'UTC']);
});
