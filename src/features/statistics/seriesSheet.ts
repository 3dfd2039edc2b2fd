import type { IntlShape } from 'react-intl';
import type { PlotWords } from './plotWords';
import { differenceOf, type ComparedPoint } from './comparison';

export interface SeriesSheet {
  readonly points: readonly ComparedPoint[];
  readonly users: boolean;
  readonly compared: boolean;
  readonly pointBefore: (time: number) => string;
}

/** Returns the rows of the CSV file: plain numbers, the same as in the plot and the table. */
export function seriesSheet(
  { points, users, compared, pointBefore }: SeriesSheet,
  words: PlotWords,
  intl: IntlShape,
): readonly (readonly (string | number)[])[] {
  const count = (value: number | undefined) => value ?? words.count(undefined);
  const head = [
    intl.formatMessage({ id: 'statistics.time' }),
    words.logins,
    ...(users ? [words.users] : []),
    ...(compared
      ? [
          intl.formatMessage({ id: 'statistics.before' }),
          words.before,
          intl.formatMessage({ id: 'statistics.difference' }),
        ]
      : []),
  ];
  const before = (point: ComparedPoint) =>
    point.before
      ? [pointBefore(point.before.time), count(point.before.logins), count(differenceOf(point))]
      : ['', '', ''];
  return [
    head,
    ...points.map((point) => [
      words.point(point.time),
      count(point.logins),
      ...(users ? [count(point.users)] : []),
      ...(compared ? before(point) : []),
    ]),
  ];
}
