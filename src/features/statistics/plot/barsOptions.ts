import type { Options } from 'highcharts';
import { plain, type PlotTexts } from './plotTexts';
import { axisLooks, commonOptions, loginsLook, outlineLook } from './commonOptions';
import type { NamedCounts } from '../figures/perServiceRows';

/** Number of services in one plot. Further plots are drawn when they come into view. */
export const servicesPerPlot = 20;

const heightOfBar = 50;
const heightOfAxis = 120;
const least = 350;

/** Returns the height of all bars in pixels: 50 for each service and 120 for the axis, at least 350 (REQUIREMENTS 224). */
export function heightOfBars(services: number): number {
  return Math.max(services * heightOfBar + heightOfAxis, least);
}

/**
 * Returns the height in pixels of one of several plots, one below the other. The first also has the axis, and what
 * lacks to the least height.
 */
export function heightOfPart(index: number, services: number, total: number): number {
  if (index > 0) return services * heightOfBar;
  return heightOfBars(total) - (total - services) * heightOfBar;
}

export function partsOf(rows: readonly NamedCounts[]): readonly (readonly NamedCounts[])[] {
  const count = Math.ceil(rows.length / servicesPerPlot);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * servicesPerPlot, (index + 1) * servicesPerPlot),
  );
}

interface BarsPlot {
  readonly rows: readonly NamedCounts[];
  /** Number of the plot, from 0. Only the first has legend and axis. */
  readonly index: number;
  readonly height: number;
  /** The largest number of all plots, so that their bars have the same scale. */
  readonly most: number;
  readonly narrow: boolean;
}

/** Returns the options of a bar plot: logins as filled bars, unique users as outlines, and the numbers behind them. */
export function barsOptions({ rows, index, height, most, narrow }: BarsPlot, texts: PlotTexts): Options {
  const common = commonOptions(texts, height);
  const users = rows.some((row) => row.users !== undefined);
  const first = index === 0;
  const headed = first && height >= heightOfAxis;
  return {
    ...common,
    chart: {
      ...common.chart,
      type: 'bar',
      marginTop: headed ? 90 : 4,
      marginBottom: first ? 24 : 4,
      marginLeft: narrow ? 120 : 260,
      // The margin has room for the numbers behind the longest bars.
      marginRight: 56,
      spacing: [0, 2, 0, 2],
    },
    legend: { ...common.legend, enabled: headed },
    xAxis: {
      ...axisLooks,
      categories: rows.map(({ name }) => plain(name)),
      labels: {
        style: {
          color: 'var(--text)',
          fontSize: '0.8125rem',
          width: narrow ? 104 : 240,
          textOverflow: 'ellipsis',
          lineClamp: narrow ? 3 : 2,
        },
        step: 1,
      },
    },
    yAxis: {
      ...axisLooks,
      min: 0,
      max: Math.max(1, most),
      endOnTick: false,
      allowDecimals: false,
      opposite: true,
      tickAmount: narrow ? 3 : 6,
      // In a narrow window the legend takes two lines and already names what the axis counts.
      title: {
        text: headed && !narrow ? plain(texts.axis) : undefined,
        style: { color: 'var(--text-muted)' },
      },
      labels: {
        ...axisLooks.labels,
        enabled: headed,
        formatter: ({ value }) => texts.number(Math.round(Number(value))),
      },
    },
    tooltip: {
      ...common.tooltip,
      formatter() {
        const row = rows[this.points?.[0]?.index ?? this.index];
        if (!row) return false;
        const lines = [
          `<b>${plain(row.name)}</b>`,
          `${plain(texts.logins)}: <b>${plain(texts.count(row.logins))}</b>`,
          ...(users ? [`${plain(texts.users)}: <b>${plain(texts.count(row.users))}</b>`] : []),
        ];
        return lines.join('<br/>');
      },
    },
    accessibility: {
      ...common.accessibility,
      point: {
        descriptionFormatter: (point) => {
          const row = rows[point.index];
          return plain(`${row?.name ?? ''}: ${texts.count(point.y ?? undefined)} ${point.series.name}`);
        },
      },
    },
    plotOptions: {
      series: common.plotOptions?.series ?? {},
      bar: {
        groupPadding: 0.12,
        pointPadding: 0.05,
        dataLabels: {
          enabled: true,
          inside: false,
          crop: false,
          overflow: 'allow',
          allowOverlap: true,
          style: {
            color: 'var(--text-muted)',
            fontSize: '0.75rem',
            fontWeight: 'normal',
            textOutline: 'none',
          },
          formatter() {
            return texts.number(this.y ?? 0);
          },
        },
      },
    },
    series: [
      {
        type: 'bar',
        name: texts.logins,
        data: rows.map((row) => row.logins ?? null),
        ...loginsLook,
      },
      ...(users
        ? [
            {
              type: 'bar' as const,
              name: texts.users,
              data: rows.map((row) => row.users ?? null),
              ...outlineLook,
            },
          ]
        : []),
    ],
  };
}
