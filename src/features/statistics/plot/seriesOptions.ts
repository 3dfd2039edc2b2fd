import type { Options, Point as DrawnPoint, SeriesOptionsType } from 'highcharts';
import type { PeriodScale } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { plain, type PlotTexts } from './plotTexts';
import { axisLooks, commonOptions } from './commonOptions';
import type { ComparedPoint } from '../figures/comparison';
import { drawnSeries, markerOf, refine, valuesOf } from './drawnSeries';
import { formOf } from '../seriesForm';
import { linesAt, MARKED, MARKS, marksSeries, type DrawnMark } from '../marks/marksSeries';
import { visiblePoints } from './visiblePoints';

/** Above this number the library groups points; it is the minutes of 52 days. */
const groupedAbove = 74_880;

/** Pixels: a window 900 high shows the whole plot with its controls and figures. */
export const plotHeight = 420;
export const narrowHeight = 360;
/** In a window 768 high the plot is whole as well. */
export const lowHeight = 320;
/** From this number on, the axis counts in thousands. */
const thousandsFrom = 10_000;

interface SeriesPlot {
  readonly points: readonly ComparedPoint[];
  readonly scale: PeriodScale;
  readonly zone: string;
  readonly height: number;
  /** The events in the period; absent if nothing is known. */
  readonly marks?: readonly DrawnMark[];
  /** True while the unit of the last point still runs. */
  readonly unfinished?: boolean;
  /** Shows the unit that begins at `time` on a finer scale; absent if there is none. */
  readonly onOpen?: ((time: number) => void) | false | undefined;
}

/**
 * Returns the options of a plot: logins as columns, or by the minute as a line; unique users as a line over
 * them, if they are counted.
 */
export function seriesOptions(
  { points, scale, zone, height, marks = [], unfinished = false, onOpen }: SeriesPlot,
  texts: PlotTexts,
): Options {
  const common = commonOptions(texts, height);
  const isGrouped = points.length > groupedAbove;
  const seen = isGrouped ? points : visiblePoints(points);
  const isThinned = seen !== points;
  const form = formOf(points, scale, height === narrowHeight);
  const running = unfinished ? points.at(-1)?.time : undefined;
  const seriesOf = (drawn: readonly ComparedPoint[]): SeriesOptionsType[] => [
    ...drawnSeries(drawn, { marker: markerOf(points.length), form, running }, texts),
    ...marksSeries(marks, texts.marks),
  ];
  const series = seriesOf(seen);
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
      ...(isThinned && { adaptToUpdatedData: false }),
      series: {
        type: 'line',
        name: texts.part.name,
        color: 'var(--series-1)',
        ...(isThinned && { data: valuesOf(seen, 'logins') }),
      },
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
      ...(isThinned && {
        events: {
          afterSetExtremes({ min, max }) {
            refine(this.chart, seriesOf(visiblePoints(points, { from: min, to: max })));
          },
        },
      }),
      ...((scale === 'hour' || scale === 'minute') && {
        labels: {
          ...axisLooks.labels,
          formatter() {
            const label = this.axis.defaultLabelFormatter.call(this);
            return plain([label, texts.offset(Number(this.value))].filter(Boolean).join(' '));
          },
        },
      }),
      // Without these units, the library sets ticks every four months.
      ...(scale === 'quarter' && {
        units: [
          ['month', [3, 6]],
          ['year', null],
        ],
        labels: { ...axisLooks.labels, formatter: ({ value }) => plain(texts.point(Number(value))) },
      }),
      ...(only && {
        tickPositions: [only.time],
        labels: { ...axisLooks.labels, formatter: () => plain(texts.point(only.time)) },
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
          most < thousandsFrom ? texts.number(Number(value)) : texts.short(Number(value)),
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
        const counted = tooltipOf(this.points ?? [this], Number(this.x), texts, at?.before?.time);
        return [counted, ...happened].join('<br/>');
      },
    },
    accessibility: {
      ...common.accessibility,
      point: {
        descriptionFormatter({ x, y, series: { name, options } }) {
          const happened = linesAt(marks, x);
          if (options.id === MARKS) return happened.join(' ');
          const counted = plain(`${texts.point(x)}: ${texts.count(y ?? undefined)} ${name}`);
          // Keyboards do not reach the marks, so the point names the events.
          return options.id === MARKED ? [counted, ...happened].join(' ') : counted;
        },
      },
    },
    plotOptions: {
      series: {
        ...common.plotOptions?.series,
        dataGrouping: { enabled: isGrouped },
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
  texts: PlotTexts,
  before?: number,
): string {
  const lines = points.map(
    ({ y, series }) => `${plain(series.name)}: <b>${plain(texts.count(y ?? undefined))}</b>`,
  );
  const when =
    before === undefined ? texts.point(time) : texts.besides(texts.point(time), texts.point(before));
  return [...lines, plain(when)].join('<br/>');
}
