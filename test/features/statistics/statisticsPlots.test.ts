/** The parts of plots, by their points (REQUIREMENTS 223–225). */
import {
  barsOptions,
  heightOfBars,
  heightOfPart,
  partsOf,
  servicesPerPlot,
} from '../../../src/features/statistics/plot/barsOptions';
import { plain, type PlotTexts } from '../../../src/features/statistics/plot/plotTexts';
import { formOf } from '../../../src/features/statistics/seriesForm';
import { markerOf } from '../../../src/features/statistics/plot/drawnSeries';
import { plotHeight, seriesOptions } from '../../../src/features/statistics/plot/seriesOptions';

const words: PlotTexts = {
  locale: 'en-GB',
  logins: 'Logins',
  users: 'Unique users',
  before: 'Logins in the period before',
  besides: (unit, before) => `${unit}, compared with ${before}`,
  axis: 'Logins per day',
  description: 'All <of> it',
  marks: 'What happened',
  resetZoom: 'Show all',
  part: { name: 'Part', start: 'Start', end: 'End' },
  count: (value) => (value === undefined ? 'fewer than 10' : value.toLocaleString('en-GB')),
  number: (value) => value.toLocaleString('en-GB'),
  short: (value) => `${value / 1000}K`,
  offset: (time) => (time === 0 ? 'CEST' : ''),
  point: (time) => new Date(time).toISOString().slice(0, 10),
  unit: (day) => day,
  range: (from, to) => `${from} to ${to}`,
};

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
    expect(plot(40).series?.map(({ name }) => name)).toEqual(['Logins', undefined, 'Unique users']);
    expect(plot(40).series?.[1]).toMatchObject({ showInLegend: false, enableMouseTracking: false });
  });

  test('has a pale column or a dotted line for a unit that still runs (REQUIREMENTS 224)', () => {
    const running = (count: number) =>
      seriesOptions(
        { points: points(count), scale: 'day', zone: 'UTC', height: plotHeight, unfinished: true },
        words,
      ).series;
    const pale = { color: expect.stringContaining('color-mix') };
    const dotted = expect.objectContaining({ dashStyle: 'Dot' });
    expect(running(3)?.[0]).toMatchObject({ zoneAxis: 'x', zones: [{ value: 2 * 86_400_000 }, pale] });
    expect(running(3)?.at(-1)).toMatchObject({ zones: [{ value: 86_400_001 }, dotted] });
    expect(running(200)?.[0]).toMatchObject({
      type: 'area',
      zones: [{ value: 198 * 86_400_000 + 1 }, dotted],
    });
    expect(plot(3).series?.[0]).not.toHaveProperty('zones');
  });

  test('has dots by the number of points, and lines 3 wide (REQUIREMENTS 224)', () => {
    expect([1, 2, 3, 31, 32].map((count) => markerOf(count).radius)).toEqual([12, 12, 5, 5, 0]);
    expect(plot(7).series?.[2]).toMatchObject({ lineWidth: 3, marker: { radius: 5 } });
  });

  test.each([
    [1, 'day', 'column', 0.08],
    [60, 'day', 'column', 0.08],
    [61, 'day', 'column', 0.2],
    [120, 'week', 'column', 0.2],
    [121, 'day', 'area', 0.2],
    [5000, 'hour', 'area', 0.2],
    [30, 'minute', 'line', 0.08],
    [1440, 'minute', 'line', 0.2],
  ] as const)('of %d points by the %s is drawn as %s (REQUIREMENTS 224)', (count, scale, kind, padding) => {
    expect(formOf(points(count), scale, false)).toMatchObject({ kind, padding });
  });

  test('has thin lines without a pale edge if points are close: wide ones would become one area', () => {
    const lines = (count: number, narrow: boolean) => {
      const { halo, lineWidth } = formOf(points(count), 'day', narrow);
      return [halo, lineWidth];
    };
    expect([lines(120, false), lines(121, false)]).toEqual([
      [true, 3],
      [false, 1.5],
    ]);
    expect([lines(50, true), lines(51, true)]).toEqual([
      [true, 3],
      [false, 1.5],
    ]);
  });

  test('does not hide a column of a few logins behind a line: people are dots, and the axis counts by one', () => {
    const few = seriesOptions(
      {
        points: [1, 5, 0].map((logins, time) => ({ time, logins, users: 1 })),
        scale: 'week',
        zone: 'UTC',
        height: plotHeight,
      },
      words,
    );
    expect(few.series?.map(({ name }) => name)).toEqual(['Logins', 'Unique users']);
    expect(few.series?.[1]).toMatchObject({ lineWidth: 0, marker: { enabled: true } });
    expect(few.yAxis).toMatchObject({ tickInterval: 1 });
  });

  test('can be zoomed if it has units to zoom into', () => {
    const opened: number[] = [];
    const of = (onOpen?: (time: number) => void) =>
      seriesOptions({ points: points(3), scale: 'day', zone: 'UTC', height: 1, onOpen }, words).plotOptions
        ?.series;
    const click = of((time) => opened.push(time))?.point?.events?.click;
    Reflect.apply(click ?? (() => undefined), { x: 86_400_000 }, []);
    expect(opened).toEqual([86_400_000]);
    expect(of()?.point).toBeUndefined();
  });

  test('is shown completely, starts at 0, has a navigator and zooms, and groups from 74,881 points on (REQUIREMENTS 224)', () => {
    const options = plot(5);
    expect(options.chart).toMatchObject({ height: plotHeight, zooming: { type: 'x' } });
    expect(options.yAxis).toMatchObject({ min: 0, allowDecimals: false, opposite: false });
    expect([options.navigator?.enabled, options.scrollbar?.enabled, options.rangeSelector?.enabled]).toEqual([
      true,
      true,
      false,
    ]);
    expect([options.legend?.verticalAlign, options.credits?.enabled]).toEqual(['top', false]);
    const grouped = (count: number) => plot(count).plotOptions?.series?.dataGrouping?.enabled;
    expect([grouped(74_880), grouped(74_881)]).toEqual([false, true]);
  });

  test.each([
    ['hour', 0, '02:00 CEST'],
    ['hour', 3_600_000, '02:00'],
    ['minute', 0, '02:00 CEST'],
  ] as const)('by the %s the axis shows at %i: %s (REQUIREMENTS 225)', (scale, value, label) => {
    const { xAxis } = seriesOptions({ points: points(3), scale, zone: 'UTC', height: 1 }, words);
    const formatter = Array.isArray(xAxis) ? undefined : xAxis?.labels?.formatter;
    const axis = { defaultLabelFormatter: () => '02:00' };
    expect(Reflect.apply(formatter ?? String, { value, axis }, [])).toBe(label);
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
    expect(options.series?.map(({ name }) => name)).toEqual([
      'Logins',
      undefined,
      'Logins in the period before',
    ]);
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

  test('leaves a gap for a hidden count: no 0 is drawn', () => {
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

  test('are 50 high each and 120 more, at least 350, for any number of plots (REQUIREMENTS 224)', () => {
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

test.each([
  ['many', 50_000, true],
  ['few', 3_000, false],
  ['grouped', 74_881, false],
])('a plot of %s points redraws a part of them in the visible range: %i, %s', (_which, count, isThinned) => {
  const points = Array.from({ length: count }, (_, index) => ({ time: index * 60_000, logins: index % 7 }));
  const { xAxis, navigator, series } = seriesOptions(
    { points, scale: 'minute', zone: 'UTC', height: plotHeight },
    words,
  );
  const events = Array.isArray(xAxis) ? undefined : xAxis?.events;
  expect(events?.afterSetExtremes !== undefined).toBe(isThinned);
  expect(navigator?.adaptToUpdatedData).toBe(isThinned ? false : undefined);
  if (!isThinned) return;
  const drawn: unknown[][] = [];
  const chart = {
    series: series?.map(() => ({ setData: (data: unknown[]) => drawn.push(data) })),
    redraw: () => undefined,
  };
  Reflect.apply(events?.afterSetExtremes ?? (() => undefined), { chart }, [{ min: 0, max: 60_000_000 }]);
  expect(drawn).toHaveLength(1);
  expect(drawn[0]?.slice(0, 1_001)).toEqual(points.slice(0, 1_001).map(({ time, logins }) => [time, logins]));
});
