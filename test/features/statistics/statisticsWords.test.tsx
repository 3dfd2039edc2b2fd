/** The names of units, in every language, for special cases of calendars and clocks. */
import type { Point as DrawnPoint } from 'highcharts';
import { tooltipOf, seriesOptions } from '../../../src/features/statistics/plot/seriesOptions';
import { useLabels, type Labels } from '../../../src/features/statistics/plot/useLabels';
import { periodCode } from '../../../src/api/periodCode';
import type { Language } from '../../../src/contracts/domain/language';
import { comesTwice, dayAt } from '../../../src/lib/zone';
import type { PeriodScale } from '../../../src/machines/pages/statisticsPeriod/statisticsPeriod.types';
import { renderUi } from '../../support/rendered/intl';

const zone = 'Europe/Amsterdam';
const at = (text: string) => Date.parse(text);

async function labelsIn(language: Language, scale: PeriodScale): Promise<Labels> {
  const found: Labels[] = [];
  function Probe() {
    found.push(useLabels(scale, zone));
    return null;
  }
  const view = await renderUi(<Probe />, { language });
  view.unmount();
  const [labels] = found;
  if (!labels) throw new Error('Nothing was rendered');
  return labels;
}

test.each([
  ['en', 'day', '2024-02-29T00:00+01:00', '29 February 2024'],
  ['nl', 'day', '2024-02-29T00:00+01:00', '29 februari 2024'],
  ['pt', 'day', '2024-02-29T00:00+01:00', '29 de fevereiro de 2024'],
  ['en', 'day', '2026-03-30T00:00+02:00', '30 March 2026'],
  ['nl', 'day', '2026-03-30T00:00+02:00', '30 maart 2026'],
  ['pt', 'day', '2026-03-30T00:00+02:00', '30 de março de 2026'],
  ['en', 'week', '2026-12-28T00:00+01:00', 'Week 53, 2026'],
  ['nl', 'week', '2025-12-29T00:00+01:00', 'Week 1, 2026'],
  ['pt', 'week', '2025-12-29T00:00+01:00', 'Semana 1, 2026'],
  ['en', 'month', '2026-01-01T00:00+01:00', 'January 2026'],
  ['nl', 'month', '2026-01-01T00:00+01:00', 'januari 2026'],
  ['pt', 'month', '2026-01-01T00:00+01:00', 'janeiro de 2026'],
  ['en', 'quarter', '2026-01-01T00:00+01:00', 'Q1 2026'],
  ['nl', 'year', '2026-01-01T00:00+01:00', '2026'],
] as const)(
  'in %s, the %s that begins at %s is %s (REQUIREMENTS 218, 225)',
  async (language, scale, time, name) => {
    expect((await labelsIn(language, scale)).point(at(time))).toBe(name);
  },
);

test.each(['en', 'nl', 'pt'] as const)(
  'in %s, hours are those of the zone: one is missing in spring and one comes twice in autumn (REQUIREMENTS 225)',
  async (language) => {
    const { point } = await labelsIn(language, 'hour');
    const clock = (text: string) => /\d\d:\d\d( \w+)?$/.exec(point(at(text)))?.[0];
    expect(['2026-03-29T00:00Z', '2026-03-29T01:00Z'].map(clock)).toEqual(['01:00', '03:00']);
    expect(['2026-10-25T00:00Z', '2026-10-25T01:00Z'].map(clock)).toEqual(['02:00 CEST', '02:00 CET']);
    expect(['2026-10-24T23:00Z', '2026-10-25T02:00Z'].map(clock)).toEqual(['01:00', '03:00']);
    expect(['2025-12-31T22:00Z', '2025-12-31T23:00Z'].map(clock)).toEqual(['23:00', '00:00']);
  },
);

test.each([
  ['en', '1 Jan 2026, 09:05'],
  ['nl', '1 jan 2026, 09:05'],
  ['pt', '1 de jan. de 2026, 09:05'],
] as const)('in %s an hour is %s: the month has its name', async (language, name) => {
  expect((await labelsIn(language, 'hour')).point(at('2026-01-01T09:05+01:00'))).toBe(name);
});

test.each([
  ['Europe/Amsterdam', '2026-10-25T00:30Z', true],
  ['Europe/Amsterdam', '2026-10-25T01:59Z', true],
  ['Europe/Amsterdam', '2026-10-25T02:00Z', false],
  ['Europe/Amsterdam', '2026-10-24T23:59Z', false],
  ['Europe/Amsterdam', '2026-03-29T01:00Z', false],
  ['Australia/Lord_Howe', '2026-04-04T14:45Z', true],
  ['Australia/Lord_Howe', '2026-04-04T14:15Z', false],
  ['America/New_York', '2026-11-01T05:30Z', true],
  ['UTC', '2026-10-25T00:30Z', false],
] as const)('the clocks of %s show %s twice: %s', (place, time, twice) => {
  expect(comesTwice(at(time), place)).toBe(twice);
});

test('the code of a week is the same in every language: the ISO week, with its own year (REQUIREMENTS 218)', async () => {
  const start = at('2026-12-31T23:00Z');
  expect(periodCode('week', dayAt(start, zone))).toBe('2026W53');
  expect((await labelsIn('en', 'week')).point(start)).toBe('Week 53, 2026');
  expect((await labelsIn('nl', 'week')).point(start)).toBe('Week 53, 2026');
  expect((await labelsIn('pt', 'week')).point(start)).toBe('Semana 53, 2026');
});

const plainWords = { besides: (unit: string, before: string) => `${unit}, compared with ${before}` };
const noWords = {
  count: String,
  logins: 'L<i>',
  users: 'U',
  before: 'B',
  axis: '',
  description: '',
  resetZoom: '',
  part: { name: '', start: '', end: '' },
  marks: '',
};

test.each([
  ['en', '12,345', '21 November 2026'],
  ['nl', '12.345', '21 november 2026'],
  ['pt', '12 345', '21 de novembro de 2026'],
] as const)('in %s the tooltip has %s, and then %s (REQUIREMENTS 225)', async (language, number, date) => {
  const labels = await labelsIn(language, 'day');
  const words = {
    ...labels,
    ...plainWords,
    ...noWords,
    locale: language,
    count: (value: number | undefined) => (value === undefined ? 'fewer than 5' : labels.number(value)),
  };
  const drawn = (name: string, y: number | null) => ({ y, series: { name } }) as unknown as DrawnPoint;
  const time = at('2026-11-20T23:00Z');
  const text = tooltipOf([drawn('L<i>', 12_345), drawn('U', null)], time, words);
  const spaces = (shown: string) => shown.replaceAll(/\s/g, ' ');
  expect(spaces(text)).toBe(`L&lt;i&gt;: <b>${number}</b><br/>U: <b>fewer than 5</b><br/>${date}`);
  expect(tooltipOf([drawn('U', 1)], time, words, at('2026-11-13T23:00Z'))).toMatch(
    new RegExp(`${date}, compared with 14`),
  );
  const options = seriesOptions({ points: [{ time, logins: 1 }], scale: 'day', zone, height: 1 }, words);
  expect(options.tooltip).toMatchObject({ shared: true, split: false });
  // One point alone: its axis says which unit it is.
  expect(options.xAxis).toMatchObject({ tickPositions: [time] });
  expect(options.time).toEqual({ timezone: zone });
});

test('ticks of quarters are quarters (REQUIREMENTS 224)', async () => {
  const labels = await labelsIn('nl', 'quarter');
  const words = { ...labels, ...plainWords, ...noWords, locale: 'nl' };
  const points = [{ time: at('2026-01-01T00:00+01:00'), logins: 1 }, { time: at('2026-04-01T00:00+02:00') }];
  const { xAxis } = seriesOptions({ points, scale: 'quarter', zone, height: 1 }, words);
  expect(xAxis).toMatchObject({
    units: [
      ['month', [3, 6]],
      ['year', null],
    ],
  });
  const formatter = Array.isArray(xAxis) ? undefined : xAxis?.labels?.formatter;
  const value = points[1]?.time;
  expect(Reflect.apply(formatter ?? String, { value }, [{ value }])).toBe('K2 2026');
});
