/** Periods and their codes, by dates that calendars agree on. */
import { dayNumber } from '../../../server/platform/time/calendar';
import { periodOf, periodsIn, readPeriod } from '../../../server/modules/statistics/periods';

const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['2026', '2026-01-01', '2027-01-01'],
  ['2026Q1', '2026-01-01', '2026-04-01'],
  ['2026Q4', '2026-10-01', '2027-01-01'],
  ['2024M2', '2024-02-01', '2024-03-01'],
  ['2026m12', '2026-12-01', '2027-01-01'],
  ['2026W1', '2025-12-29', '2026-01-05'],
  ['2026W53', '2026-12-28', '2027-01-04'],
  ['2020W53', '2020-12-28', '2021-01-04'],
  ['2021W1', '2021-01-04', '2021-01-11'],
  ['2024D60', '2024-02-29', '2024-03-01'],
  ['2024D366', '2024-12-31', '2025-01-01'],
  ['2026D300', '2026-10-27', '2026-10-28'],
])('%s is %s until %s (REQUIREMENTS 218)', (code, first, end) => {
  const period = readPeriod(code);
  expect(period && [iso(period.first), iso(period.end)]).toEqual([first, end]);
});

test.each([
  '',
  '26',
  '2026Q',
  '2026Q0',
  '2026Q5',
  '2026M13',
  '2026W54',
  '2025W53',
  '2026D366',
  '2026X1',
  '3000',
  '1969',
])('"%s" is not a period (REQUIREMENTS 218)', (code) => {
  expect(readPeriod(code)).toBeUndefined();
});

test('the day of a code lies in the period of that code', () => {
  for (const [year, month, day, code] of [
    [2024, 12, 30, '2025W1'],
    [2027, 1, 3, '2026W53'],
    [2023, 1, 1, '2022W52'],
  ] as const) {
    const { year: isoYear, number } = periodOf('week', dayNumber(year, month, day));
    expect(`${isoYear}W${number}`).toBe(code);
  }
});

test('a range includes every period that contains one of its days, without gaps', () => {
  const months = periodsIn('month', dayNumber(2025, 11, 30), dayNumber(2026, 2, 1));
  expect(months.map(({ year, number }) => `${year}M${number}`)).toEqual(['2025M11', '2025M12', '2026M1']);
  expect(periodsIn('day', dayNumber(2024, 2, 28), dayNumber(2024, 3, 2))).toHaveLength(3);
});
