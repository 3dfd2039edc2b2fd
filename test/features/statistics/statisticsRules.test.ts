import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { periodQueryIn, withPeriod } from '../../../src/features/statistics/controls/periodAddress';
import { periodCode } from '../../../src/api/periodCode';
import { found, ordered, perServiceRows } from '../../../src/features/statistics/figures/perServiceRows';
import {
  orderIn,
  withOrder,
  withSearchText,
  searchTextIn,
} from '../../../src/features/statistics/controls/perServiceAddress';
import { changeOf } from '../../../src/features/statistics/figures/change';
import { summaryOf } from '../../../src/features/statistics/figures/summary';
import { periodAfter, periodAt } from '../../../src/machines/pages/statisticsPeriod/periodAfter';
import { statisticsPeriodScenarios } from '../../../src/machines/pages/statisticsPeriod/statisticsPeriod.scenarios';

const today = '2026-11-21';
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

test.each([
  ['year', '2026-11-21', '2026'],
  ['quarter', '2026-11-21', '2026Q4'],
  ['month', '2026-03-01', '2026M3'],
  ['week', '2027-01-01', '2026W53'],
  ['week', '2024-12-30', '2025W1'],
  ['week', '2026-11-21', '2026W47'],
  ['day', '2024-12-31', '2024D366'],
  ['day', '2026-01-01', '2026D1'],
] as const)('the %s of %s is %s on the wire (REQUIREMENTS 218)', (unit, day, code) => {
  expect(periodCode(unit, day)).toBe(code);
});

test('every period is written into the address and read back, as short as possible (REQUIREMENTS 216)', () => {
  const { events } = statisticsPeriodScenarios;
  const scales = (['all', 'year', 'quarter', 'week', 'day', 'hour', 'minute'] as const).map(
    (scale) => ({ type: 'scale.selected', scale }) as const,
  );
  const anyEvent = fc.constantFrom(...Object.values(events), ...scales);
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), (taken) => {
      const period = taken.reduce(periodAfter, periodAt({ today, only: null, asked: {} }));
      const address = withPeriod('?language=nl', period);
      const back = periodAt({ today, only: null, asked: periodQueryIn(new URLSearchParams(address)) });
      expect(back.context).toEqual(period.context);
      expect(address).toContain('language=nl');
    }),
  );
  expect(withPeriod('?scale=week&from=x', periodAt({ today, only: null, asked: {} }))).toBe('');
});

test('services in order, each once, those without logins with 0 (REQUIREMENTS 222)', () => {
  const connected = [
    { entityId: 'a', name: 'Alpha' },
    { entityId: 'b', name: 'Beta' },
    { entityId: 'c', name: 'Gamma' },
    { entityId: 'd', name: 'Delta' },
  ];
  const counted = [
    { entityId: 'b', logins: 5 },
    { entityId: 'c' },
    { entityId: 'gone', logins: 9, users: 3 },
  ];
  expect(perServiceRows(counted, connected, compare)).toEqual([
    { entityId: 'gone', logins: 9, users: 3, name: 'gone' },
    { entityId: 'b', logins: 5, name: 'Beta' },
    { entityId: 'c', name: 'Gamma' },
    { entityId: 'a', logins: 0, users: 0, name: 'Alpha' },
    { entityId: 'd', logins: 0, users: 0, name: 'Delta' },
  ]);
});

test('services are sorted and searched by the address, and only if they are shown separately', () => {
  const rows = [
    { entityId: 'https://a.example', name: 'Zebra', logins: 3, users: 1 },
    { entityId: 'https://b.example', name: 'Café', logins: 9 },
  ];
  const names = (search: string) =>
    found(ordered(rows, orderIn(search), compare), searchTextIn(search)).map(({ name }) => name);
  expect(names('')).toEqual(['Café', 'Zebra']);
  expect(names('?sort=name&order=descending')).toEqual(['Zebra', 'Café']);
  expect(names('?sort=users')).toEqual(['Zebra', 'Café']);
  expect(names('?sort=size&order=up&find=CAFE b.ex')).toEqual(['Café']);
  expect(names('?find=nothing')).toEqual([]);
  // Pressed twice, a column reverses its order; the default order is not written.
  expect(withOrder('?detail=1', 'name')).toBe('?detail=1&sort=name');
  expect(withOrder('?detail=1&sort=name', 'name')).toBe('?detail=1&sort=name&order=descending');
  expect(withOrder('?detail=1&sort=name&order=descending', 'logins')).toBe('?detail=1');
  expect(withSearchText('?detail=1', 'wiki')).toBe('?detail=1&find=wiki');
  expect(withPeriod('?sort=name&find=wiki&language=nl', periodAt({ today, only: null, asked: {} }))).toBe(
    '?language=nl',
  );
});

test('the sentence adds up logins, never people, and compares only what is over', () => {
  const points = [10, 20, 5].map((logins, time) => ({ time, logins, users: 4 }));
  expect(summaryOf(points, true, 'week')).toMatchObject({ total: 35, incomplete: false, peak: { time: 1 } });
  expect(summaryOf(points, true, 'week').change).toMatchObject({
    last: { logins: 5 },
    before: { logins: 20 },
  });
  expect(summaryOf(points, false, 'week').change).toMatchObject({
    last: { logins: 20 },
    before: { logins: 10 },
  });
  expect(summaryOf([{ time: 0 }, { time: 1, logins: 3 }], true, 'week')).toMatchObject({
    total: 3,
    incomplete: true,
    change: undefined,
  });
  expect(summaryOf([{ time: 0, logins: 0 }, { time: 1 }], true, 'week').peak).toBeUndefined();
  expect(summaryOf([{ time: 0, logins: 4 }], true, 'week').peak).toBeUndefined();
});

test('the sentence compares a day with the same day of the week before, and minutes and hours with nothing', () => {
  const points = [100, 20, 30, 40, 50, 60, 70, 50].map((logins, time) => ({ time, logins, users: 1 }));
  expect(summaryOf(points, true, 'day').change).toMatchObject({
    before: { time: 0 },
    last: { time: 7 },
  });
  expect(summaryOf(points, false, 'day').change).toBeUndefined();
  expect(summaryOf(points, true, 'month').change).toMatchObject({ before: { time: 6 } });
  expect(summaryOf(points, true, 'hour').change).toBeUndefined();
  expect(summaryOf(points, true, 'minute').change).toBeUndefined();
});

test.each([
  [1004, 1000, 'same', ''],
  [996, 1000, 'same', ''],
  [1006, 1000, 'more', '+1%'],
  [10, 20, 'fewer', '−50%'],
  [10, 19, 'fewer', '−9'],
  [0, 19, 'fewer', '−19'],
  [19, 19, 'same', ''],
  [90, 5, 'more', '+85'],
  [59, 20, 'more', '+195%'],
  [60, 20, 'times', '3'],
] as const)('%d logins after %d are described as %s %s', (now, then, direction, signed) => {
  expect(changeOf(createIntl({ locale: 'en' }), now, then)).toMatchObject({ direction, signed });
});
