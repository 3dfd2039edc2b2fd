import type { Options, SeriesFlagsOptions } from 'highcharts';
import { plain } from '../plot/plotTexts';

/** A unit in which something happened, in words. */
export interface DrawnMark {
  readonly time: number;
  readonly label: string;
  /** One sentence for each mark. */
  readonly lines: readonly string[];
}

export const MARKS = 'marks';
/** Id of the series that the marks are on. */
export const MARKED = 'logins';

/** Returns the series of numbered flags. A tooltip and the list below the plot explain each. */
export function marksSeries(marks: readonly DrawnMark[], name: string): SeriesFlagsOptions[] {
  if (marks.length === 0) return [];
  const look = { fillColor: 'var(--surface)', lineColor: 'var(--text)' };
  return [
    {
      type: 'flags',
      id: MARKS,
      name,
      onSeries: MARKED,
      shape: 'squarepin',
      data: marks.map(({ time, label }) => ({ x: time, title: plain(label) })),
      color: 'var(--text)',
      ...look,
      lineWidth: 1,
      style: { color: 'var(--text)', fontSize: '0.75rem', fontWeight: 'bold' },
      states: { hover: { fillColor: 'var(--surface-sunken)', lineColor: 'var(--text)' } },
      allowOverlapX: false,
      showInLegend: false,
      showInNavigator: false,
      zIndex: 5,
    },
  ];
}

/** Returns the sentences about the unit that begins at `time`, escaped for the plot library. */
export function linesAt(marks: readonly DrawnMark[], time: number): readonly string[] {
  return (marks.find((mark) => mark.time === time)?.lines ?? []).map(plain);
}

const lineHeight = 18;

/** Adds the sentences about the marks below the plot, since the file is seen without the page around it. */
export function explained(options: Options, marks: readonly DrawnMark[]): Options {
  const lines = marks.flatMap((mark) => mark.lines).map(plain);
  const height = options.chart?.height;
  if (lines.length === 0) return options;
  return {
    ...options,
    caption: {
      text: lines.join('<br/>'),
      align: 'left',
      style: { color: 'var(--text-muted)', fontSize: '0.8125rem' },
    },
    chart: {
      ...options.chart,
      ...(typeof height === 'number' && { height: height + (lines.length + 1) * lineHeight }),
    },
  };
}
