import fc from 'fast-check';
import {
  barsOptions,
  heightOfBars,
  heightOfPart,
  partsOf,
  servicesPerPlot,
} from '../../src/features/statistics/barsOptions';
import { plain, type PlotWords } from '../../src/features/statistics/plotWords';
import { periodQueryIn, withPeriod } from '../../src/features/statistics/periodAddress';
import { periodCode } from '../../src/features/statistics/periodCode';
import { perServiceRows } from '../../src/features/statistics/perServiceRows';
import {
  plotHeight,
  markerOf,
  narrowHeight,
  seriesOptions,
} from '../../src/features/statistics/seriesOptions';
import { isAboutAsMany } from '../../src/features/statistics/comparison';
import { summaryOf } from '../../src/features/statistics/summary';
import { periodAfter, periodAt } from '../../src/machines/pages/statisticsPeriod/periodAfter';
import { statisticsPeriodScenarios } from '../../src/machines/pages/statisticsPeriod/statisticsPeriod.scenarios';

const today = '2026-11-21';
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const words: PlotWords = {
  locale: 'en-GB',
  logins: 'Logins',
  users: 'Different people',
  before: 'Logins before',
  besides: (unit, before) => `${unit}, beside ${before}`,
  axis: 'Logins per day',
  description: 'All <of> it',
  marks: 'What happened',
  resetZoom: 'Show all',
  part: { name: 'Part', start: 'Start', end: 'End' },
  count: (value) => (value === undefined ? 'fewer than 10' : value.toLocaleString('en-GB')),
  number: (value) => value.toLocaleString('en-GB'),
  point: (time) => new Date(time).toISOString().slice(0, 10),
  unit: (day) => day,
  range: (from, to) => `${from} to ${to}`,
};

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

test('every period is written into the address and read back, as short as it can be (REQUIREMENTS 216)', () => {
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

describe('a plot over time', () => {
  const points = (count: number, member: object = { users: 1 }) =>
    Array.from({ length: count }, (_, index) => ({ time: index * 86_400_000, logins: index, ...member }));
  const plot = (count: number, scale: 'day' | 'minute' = 'day', member?: object) =>
    seriesOptions({ points: points(count, member), scale, zone: 'UTC', height: plotHeight }, words);
  const kinds = (options: ReturnType<typeof plot>) =>
    options.series?.map((series) => ('type' in series ? series.type : undefined));

  test('has columns, by the minute a line; people as a line of their own (REQUIREMENTS 223, 224)', () => {
    expect(kinds(plot(40))).toEqual(['column', 'line', 'line']);
    expect(kinds(plot(40, 'minute', {}))).toEqual(['line']);
    expect(plot(40).series?.map(({ name }) => name)).toEqual(['Logins', undefined, 'Different people']);
    expect(plot(40).series?.[1]).toMatchObject({ showInLegend: false, enableMouseTracking: false });
  });

  test('has dots by the number of points, and lines 3 wide (REQUIREMENTS 224)', () => {
    expect([1, 2, 3, 31, 32].map((count) => markerOf(count).radius)).toEqual([12, 12, 5, 5, 0]);
    expect(plot(5).series?.[2]).toMatchObject({ lineWidth: 3, marker: { radius: 5 } });
  });

  test('has thinner lines where a narrow window has many points: wide ones would become one area', () => {
    const widths = (count: number, height: number) =>
      seriesOptions({ points: points(count), scale: 'day', zone: 'UTC', height }, words).series?.flatMap(
        (series) => ('lineWidth' in series ? series.lineWidth : []),
      );
    expect(widths(300, narrowHeight)).toEqual([3, 1.5]);
    expect([widths(300, plotHeight), widths(31, narrowHeight)]).toEqual([
      [7, 3],
      [7, 3],
    ]);
  });

  test('is 682 high, begins at 0, has a navigator and zooms, and groups from 74,881 points on (REQUIREMENTS 224)', () => {
    const options = plot(5);
    expect(options.chart).toMatchObject({ height: 682, zooming: { type: 'x' } });
    expect(options.yAxis).toMatchObject({ min: 0, allowDecimals: false, offset: 35 });
    expect([options.navigator?.enabled, options.scrollbar?.enabled, options.rangeSelector?.enabled]).toEqual([
      true,
      true,
      false,
    ]);
    expect([options.legend?.verticalAlign, options.credits?.enabled]).toEqual(['top', false]);
    const grouped = (count: number) => plot(count).plotOptions?.series?.dataGrouping?.enabled;
    expect([grouped(74_880), grouped(74_881)]).toEqual([false, true]);
  });

  test('draws the period before thinner, dashed and point by point beside this one', () => {
    const options = seriesOptions(
      {
        points: [
          { time: 100, logins: 2, before: { time: 1, logins: 5 } },
          { time: 200, logins: 3, before: { time: 2 } },
          { time: 300, logins: 4, before: undefined },
        ],
        scale: 'day',
        zone: 'UTC',
        height: 1,
      },
      words,
    );
    expect(options.series?.map(({ name }) => name)).toEqual(['Logins', undefined, 'Logins before']);
    expect(options.series?.[2]).toMatchObject({
      type: 'line',
      dashStyle: 'ShortDash',
      showInNavigator: false,
      data: [
        [100, 5],
        [200, null],
        [300, null],
      ],
    });
  });

  test('leaves a gap where a count is not told: no 0 is drawn', () => {
    const options = seriesOptions(
      { points: [{ time: 0, users: 2 }, { time: 1 }], scale: 'day', zone: 'UTC', height: 1 },
      words,
    );
    expect(options.series?.map((series) => ('data' in series ? series.data : undefined))).toEqual([
      [
        [0, null],
        [1, null],
      ],
      [
        [0, 2],
        [1, null],
      ],
      [
        [0, 2],
        [1, null],
      ],
    ]);
  });
});

describe('bars for services', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ entityId: `${index}`, name: `S<${index}>`, logins: 1 }));

  test('are 50 high each and 120 more, at least 350, however many plots they are (REQUIREMENTS 224)', () => {
    expect([1, 4, 5, 500].map(heightOfBars)).toEqual([350, 350, 370, 25_120]);
    for (const count of [1, 3, servicesPerPlot, servicesPerPlot + 1, 500]) {
      const parts = partsOf(rows(count));
      const heights = parts.map((part, index) => heightOfPart(index, part.length, count));
      expect(heights.reduce((a, b) => a + b, 0)).toBe(heightOfBars(count));
      expect(parts.flat()).toHaveLength(count);
    }
  });

  test('have the name as text, and one scale in all plots (REQUIREMENTS 224, 225)', () => {
    const options = barsOptions({ rows: rows(2), index: 1, height: 100, most: 7, narrow: false }, words);
    expect(options.xAxis).toMatchObject({ categories: ['S&lt;0&gt;', 'S&lt;1&gt;'] });
    expect(options.yAxis).toMatchObject({ max: 7, min: 0 });
    expect(plain('<b>&')).toBe('&lt;b&gt;&amp;');
  });
});

test('the sentence adds up logins, never people, and compares what is over', () => {
  const points = [10, 20, 5].map((logins, time) => ({ time, logins, users: 4 }));
  expect(summaryOf(points, true, 'week')).toMatchObject({ total: 35, incomplete: false, peak: { time: 1 } });
  expect(summaryOf(points, true, 'week').change?.ratio).toBe(-0.75);
  expect(summaryOf(points, false, 'week').change?.ratio).toBe(1);
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
    ratio: -0.5,
  });
  expect(summaryOf(points, false, 'day').change).toBeUndefined();
  expect(summaryOf(points, true, 'month').change).toMatchObject({ before: { time: 6 } });
  expect(summaryOf(points, true, 'hour').change).toBeUndefined();
  expect(summaryOf(points, true, 'minute').change).toBeUndefined();
});

test.each([
  [0.0049, true],
  [-0.0049, true],
  [0.005, false],
  [-0.01, false],
])('a difference of %d is about as many: %s', (ratio, about) => {
  expect(isAboutAsMany(ratio)).toBe(about);
});
