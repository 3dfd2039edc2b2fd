import type { IntlShape } from 'react-intl';
import type { StatisticsPeriodContext } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { dayAt } from '../../../lib/zone';
import type { PlotTexts } from '../plot/plotTexts';
import { differenceOf, type ComparedPoint } from './comparison';
import { endOfUnit } from '../controls/unitsOfPeriod';

interface SeriesSheet {
  readonly points: readonly ComparedPoint[];
  readonly period: StatisticsPeriodContext;
  readonly zone: string;
  readonly subject: string;
  readonly institution: string | undefined;
  readonly users: boolean;
  readonly compared: boolean;
  readonly pointBefore: (time: number) => string;
}

/** Returns the first and last day of a unit in ISO 8601; for an hour or a minute its first and last second, in UTC. */
function spanOf(time: number, { scale, from, to }: StatisticsPeriodContext, zone: string): [string, string] {
  if (scale === 'all') return [from, to];
  const end = endOfUnit(time, scale, zone);
  if (scale !== 'hour' && scale !== 'minute') return [dayAt(time, zone), dayAt(end - 1, zone)];
  const instant = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z');
  return [instant(time), instant(end - 1000)];
}

/**
 * Returns the rows of the CSV file. Each row names what it counts, with the unformatted numbers of the plot.
 */
export function seriesSheet(
  { points, period, zone, subject, institution, users, compared, pointBefore }: SeriesSheet,
  texts: PlotTexts,
  intl: IntlShape,
): readonly (readonly (string | number)[])[] {
  const say = (id: string) => intl.formatMessage({ id });
  const count = (value: number | undefined) => value ?? texts.count(undefined);
  const head = [
    say('statistics.time'),
    texts.logins,
    ...(users ? [texts.users] : []),
    ...(compared ? [say('statistics.before'), texts.before, say('statistics.difference')] : []),
    say('statistics.from'),
    say('statistics.to'),
    say('statistics.zoneName'),
    say('statistics.institution'),
    say('statistics.service'),
    say('statistics.entityId'),
  ];
  const before = (point: ComparedPoint) =>
    point.before
      ? [pointBefore(point.before.time), count(point.before.logins), count(differenceOf(point))]
      : ['', '', ''];
  const common = [zone, institution ?? '', subject, period.service ?? ''];
  return [
    head,
    ...points.map((point) => [
      texts.point(point.time),
      count(point.logins),
      ...(users ? [count(point.users)] : []),
      ...(compared ? before(point) : []),
      ...spanOf(point.time, period, zone),
      ...common,
    ]),
  ];
}
