import type { Chart, PointOptionsType, SeriesOptionsType } from 'highcharts';
import type { PlotTexts } from './plotTexts';
import { beforeLook, loginsLook } from './commonOptions';
import type { ComparedPoint } from '../figures/comparison';
import { MARKED } from '../marks/marksSeries';
import type { SeriesForm } from '../seriesForm';

/** Returns the size of the dots of a line: few points have large ones, many points none (REQUIREMENTS 224). */
export function markerOf(points: number): { readonly enabled: boolean; readonly radius: number } {
  if (points < 3) return { enabled: true, radius: 12 };
  return points > 31 ? { enabled: false, radius: 0 } : { enabled: true, radius: 5 };
}

/** Returns a pale and wider line below another one, which makes that stand out from the columns. */
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

interface Drawing {
  readonly marker: ReturnType<typeof markerOf>;
  readonly form: SeriesForm;
  /** When the unit of the last point begins, if it still runs. */
  readonly running: number | undefined;
}

/** Dots the line to a unit that still runs, since its number will rise; a column is pale. */
function zonesOf(points: readonly ComparedPoint[], running: number | undefined, kind: SeriesForm['kind']) {
  if (running === undefined) return {};
  const over = kind === 'column' ? running : (points.at(-2)?.time ?? running);
  const last = { dashStyle: 'Dot' as const, fillColor: 'transparent' };
  const pale = { color: 'color-mix(in srgb, var(--series-1) 35%, var(--surface))' };
  return {
    zoneAxis: 'x' as const,
    zones: [{ value: over + (kind === 'column' ? 0 : 1) }, kind === 'column' ? pale : last],
  };
}

export function valuesOf(
  points: readonly ComparedPoint[],
  member: 'logins' | 'users',
): [number, number | null][] {
  return points.map((point) => [point.time, point[member] ?? null]);
}

/** Returns logins, those of the period before, and people, as far as the points have them. */
export function drawnSeries(
  points: readonly ComparedPoint[],
  { marker, form, running }: Drawing,
  texts: PlotTexts,
): SeriesOptionsType[] {
  const { kind, lineWidth } = form;
  const line = { lineWidth, marker: { ...marker, symbol: 'circle' } };
  const users = points.some((point) => point.users !== undefined);
  const compared = points.some(({ before }) => before !== undefined);
  const valuesBefore = points.map(({ time, before }): [number, number | null] => [
    time,
    before?.logins ?? null,
  ]);
  return [
    {
      type: kind,
      id: MARKED,
      name: texts.logins,
      data: valuesOf(points, 'logins'),
      ...loginsLook,
      ...zonesOf(points, running, kind),
      ...(kind === 'line' && line),
      ...(kind === 'area' && { lineWidth: 1, fillOpacity: 0.35, marker: { enabled: false } }),
    },
    ...(compared
      ? [
          ...(form.halo ? [beneath(valuesBefore, 5)] : []),
          {
            type: 'line' as const,
            name: texts.before,
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
          ...(form.halo && !form.tiny ? [beneath(valuesOf(points, 'users'), lineWidth + 4)] : []),
          {
            type: 'line' as const,
            name: texts.users,
            // A unit without people has no dot.
            data: form.tiny
              ? valuesOf(points, 'users').map(([time, value]): [number, number | null] => [
                  time,
                  value || null,
                ])
              : valuesOf(points, 'users'),
            color: 'var(--series-2)',
            ...zonesOf(points, running, 'line'),
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
  ];
}

/** Gives the series of a plot new values; marks keep their places. */
export function refine(chart: Chart, series: readonly SeriesOptionsType[]): void {
  series.forEach((one, index) => {
    if (one.type === 'flags' || !('data' in one)) return;
    chart.series[index]?.setData(one.data as PointOptionsType[], false, false, false);
  });
  chart.redraw(false);
}
