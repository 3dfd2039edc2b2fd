import type { Options, Point as DrawnPoint, SeriesOptionsType } from 'highcharts';
import type { PeriodScale } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { plain, type PlotWords } from './plotWords';
import { axisLooks, beforeLook, commonOptions, loginsLook } from './commonOptions';
import type { ComparedPoint } from './comparison';
import { formOf } from './seriesForm';
import { linesAt, MARKED, MARKS, marksSeries, type DrawnMark } from './marksSeries';

/** Above this number the library groups points; it is the minutes of 52 days. */
const groupedAbove = 74_880;

/** Pixels: a window 900 high shows the whole plot with its controls and figures. */
export const plotHeight = 420;
export const narrowHeight = 360;
/** From this number on, the axis counts in thousands. */
const thousandsFrom = 10_000;

/** Returns the size of the dots of a line: few points have large ones, many points none (REQUIREMENTS 224). */
export function markerOf(points: number): { readonly enabled: boolean; readonly radius: number } {
  if (points < 3) return { enabled: true, radius: 12 };
  return points > 31 ? { enabled: false, radius: 0 } : { enabled: true, radius: 5 };
}

/** Returns a pale and wider line that lies below another one, which stands out from the columns by it. */
function beneath(data: [number, number | null][], lineWidth: number) {
  return {
    type: 'line' as const,
    data,
    color: 'var(--surface)',
    lineWidth,
    marker: { enabled: false },
    enableMouseTracking: false,
    showInLegend: false,
    showInNavigator: false,
    accessibility: { enabled: false },
  };
}

export interface SeriesPlot {
  readonly points: readonly ComparedPoint[];
  readonly scale: PeriodScale;
  readonly zone: string;
  readonly height: number;
  /** What happened in the period; absent where nothing is known. */
  readonly marks?: readonly DrawnMark[];
  /** Shows the unit that begins at `time` by a finer scale; absent where there is none. */
  readonly onOpen?: ((time: number) => void) | false | undefined;
}

/**
 * Returns the options of a plot: logins as columns, or by the minute as a line; unique users as a line over them, where
 * they are counted.
 */
export function seriesOptions(
  { points, scale, zone, height, marks = [], onOpen }: SeriesPlot,
  words: PlotWords,
): Options {
  const common = commonOptions(words, height);
  const marker = markerOf(points.length);
  const form = formOf(points, scale, height < plotHeight);
  const { kind, lineWidth } = form;
  const line = { lineWidth, marker: { ...marker, symbol: 'circle' } };
  const valuesOf = (member: 'logins' | 'users') =>
    points.map((point): [number, number | null] => [point.time, point[member] ?? null]);
  const users = points.some((point) => point.users !== undefined);
  const compared = points.some(({ before }) => before !== undefined);
  const valuesBefore = points.map(({ time, before }): [number, number | null] => [
    time,
    before?.logins ?? null,
  ]);
  const series: SeriesOptionsType[] = [
    {
      type: kind,
      id: MARKED,
      name: words.logins,
      data: valuesOf('logins'),
      ...loginsLook,
      ...(kind === 'line' && line),
      ...(kind === 'area' && { lineWidth: 1, fillOpacity: 0.35, marker: { enabled: false } }),
    },
    ...(compared
      ? [
          ...(form.halo ? [beneath(valuesBefore, 5)] : []),
          {
            type: 'line' as const,
            name: words.before,
            data: valuesBefore,
            ...beforeLook,
            lineWidth: Math.min(beforeLook.lineWidth, lineWidth),
            marker: { ...marker, radius: marker.radius / 2, symbol: 'square' },
            showInNavigator: false,
          },
        ]
      : []),
    ...(users
      ? [
          ...(form.halo && !form.tiny ? [beneath(valuesOf('users'), lineWidth + 4)] : []),
          {
            type: 'line' as const,
            name: words.users,
            // A unit without people has no dot.
            data: form.tiny
              ? valuesOf('users').map(([time, value]): [number, number | null] => [time, value || null])
              : valuesOf('users'),
            color: 'var(--series-2)',
            ...line,
            ...(form.tiny && { lineWidth: 0 }),
            marker: {
              ...line.marker,
              ...(form.tiny && { enabled: true, radius: form.dot }),
              fillColor: 'var(--surface)',
              lineColor: 'var(--series-2)',
              lineWidth: 2,
            },
          },
        ]
      : []),
    ...marksSeries(marks, words.marks),
  ];
  const most = points.reduce((high, { logins = 0 }) => Math.max(high, logins), 0);
  const only = points.length === 1 ? points[0] : undefined;
  return {
    ...common,
    // The handles of the navigator reach beyond the plot, so that the spacing keeps room for them.
    chart: {
      ...common.chart,
      spacing: [8, 14, 8, 2],
      zooming: { type: 'x', mouseWheel: { enabled: false } },
    },
    time: { timezone: zone },
    rangeSelector: { enabled: false },
    navigator: {
      enabled: !only,
      maskFill: 'color-mix(in srgb, var(--accent) 20%, transparent)',
      outlineColor: 'var(--line-control)',
      // The axis of the plot has these labels; here they would be written over the line.
      xAxis: { gridLineColor: 'var(--series-grid)', labels: { enabled: false } },
      series: { type: 'line', name: words.part.name, color: 'var(--series-1)' },
      handles: {
        // The handle is a target of 24 pixels (WCAG 2.5.8).
        width: 24,
        height: 24,
        backgroundColor: 'var(--surface-raised)',
        borderColor: 'var(--line-control)',
      },
    },
    scrollbar: {
      enabled: !only,
      barBackgroundColor: 'var(--line-control)',
      trackBackgroundColor: 'var(--surface-sunken)',
    },
    xAxis: {
      ...axisLooks,
      type: 'datetime',
      ordinal: false,
      // Without these units, the library sets ticks every four months.
      ...(scale === 'quarter' && {
        units: [
          ['month', [3, 6]],
          ['year', null],
        ],
        labels: { ...axisLooks.labels, formatter: ({ value }) => plain(words.point(Number(value))) },
      }),
      ...(only && {
        tickPositions: [only.time],
        labels: { ...axisLooks.labels, formatter: () => plain(words.point(only.time)) },
      }),
    },
    yAxis: {
      ...axisLooks,
      min: 0,
      allowDecimals: false,
      opposite: false,
      showFirstLabel: true,
      showLastLabel: true,
      // The heading of the plot says what is counted.
      title: { text: undefined },
      tickPixelInterval: 70,
      ...(form.tiny && { tickInterval: 1 }),
      labels: {
        ...axisLooks.labels,
        align: 'right',
        x: -8,
        y: 4,
        formatter: ({ value }) =>
          most < thousandsFrom ? words.number(Number(value)) : words.short(Number(value)),
      },
      plotLines: [{ value: 0, width: 2, color: 'var(--line-control)' }],
    },
    legend: { ...common.legend, enabled: true },
    tooltip: {
      ...common.tooltip,
      split: false,
      formatter() {
        const happened = linesAt(marks, Number(this.x));
        if (this.series.options.id === MARKS) return happened.join('<br/>');
        const at = points.find(({ time }) => time === Number(this.x));
        const counted = tooltipOf(this.points ?? [this], Number(this.x), words, at?.before?.time);
        return [counted, ...happened].join('<br/>');
      },
    },
    accessibility: {
      ...common.accessibility,
      point: {
        descriptionFormatter({ x, y, series: { name, options } }) {
          const happened = linesAt(marks, x);
          if (options.id === MARKS) return happened.join(' ');
          const counted = plain(`${words.point(x)}: ${words.count(y ?? undefined)} ${name}`);
          // Keyboards do not reach the marks, so that the point says what happened.
          return options.id === MARKED ? [counted, ...happened].join(' ') : counted;
        },
      },
    },
    plotOptions: {
      series: {
        ...common.plotOptions?.series,
        dataGrouping: { enabled: points.length > groupedAbove },
        ...(onOpen && {
          cursor: 'pointer',
          point: {
            events: {
              click() {
                onOpen(this.x);
              },
            },
          },
        }),
      },
      column: { grouping: false, pointPadding: form.padding, groupPadding: 0.02, maxPointWidth: 48 },
    },
    series,
  };
}

/** Returns the text of a tooltip: first the values, then the unit (REQUIREMENTS 225). */
export function tooltipOf(
  points: readonly DrawnPoint[],
  time: number,
  words: PlotWords,
  before?: number,
): string {
  const lines = points.map(
    ({ y, series }) => `${plain(series.name)}: <b>${plain(words.count(y ?? undefined))}</b>`,
  );
  const when =
    before === undefined ? words.point(time) : words.besides(words.point(time), words.point(before));
  return [...lines, plain(when)].join('<br/>');
}
