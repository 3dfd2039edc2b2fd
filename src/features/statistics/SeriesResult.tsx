import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DayRange } from '../../lib/calendar';
import { useGetLoginSeriesQuery, useGetLoginTotalQuery } from '../../api/statistics.api';
import type { Point } from '../../contracts/domain/statistics/statistics';
import { startOfDay } from '../../lib/zone';
import { previousPeriod } from '../../machines/pages/statisticsPeriod/previousPeriod';
import type { StatisticsPeriodContext } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import type { Before } from './figures/comparison';
import { Loaded } from './Loaded';
import { SeriesView } from './plot/SeriesView';
import { countedDays } from './controls/unitsOfPeriod';
import { useMarks } from './marks/useMarks';
import type { ResultProps } from './resultProps';
import { secondsOf, seriesQuery } from './seriesQuery';

interface Answer<Data> {
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Returns the state of the answer about the previous period; undefined without a comparison. */
function beforeIn<Data>(
  { compared }: StatisticsPeriodContext,
  range: DayRange,
  { currentData, error, isFetching, refetch }: Answer<Data>,
  pointsOf: (data: Data) => readonly Point[],
): Before | undefined {
  if (!compared) return undefined;
  if (currentData !== undefined) return { state: 'ready', range, points: pointsOf(currentData) };
  const state = error !== undefined && !isFetching ? 'failed' : 'loading';
  return { state, range, retry: () => void refetch() };
}

/** Shows logins over time, of one service or of all together. */
export function SeriesResult(result: ResultProps) {
  const { period, zone } = result;
  const { scale, service, today } = period;
  const asked = seriesQuery(period, period, zone);
  const range = countedDays(previousPeriod(period, scale), scale, today);
  const query = useGetLoginSeriesQuery(asked);
  const earlier = useGetLoginSeriesQuery(seriesQuery(period, range, zone), { skip: !period.compared });
  const before = beforeIn(period, range, earlier, (points) => points);
  const { happened, awaited } = useMarks(service, { from: asked.from, to: asked.to });
  return (
    <Loaded
      answer={query}
      waits={awaited}
      fine={scale === 'minute' || scale === 'hour'}
      isEmpty={(points) => points.length === 0}
    >
      {(points) => <SeriesView {...result} points={points} before={before} happened={happened} />}
    </Loaded>
  );
}

/** Shows one number for the whole period of a service (REQUIREMENTS 217). */
export function TotalResult(result: ResultProps) {
  const { period, zone } = result;
  const range = previousPeriod(period, 'all');
  const of = { spEntityId: period.service ?? '' };
  const query = useGetLoginTotalQuery({ ...secondsOf(period, zone), ...of });
  const earlier = useGetLoginTotalQuery({ ...secondsOf(range, zone), ...of }, { skip: !period.compared });
  const before = beforeIn(period, range, earlier, (counts) =>
    counts ? [{ time: startOfDay(range.from, zone), ...counts }] : [],
  );
  const { happened, awaited } = useMarks(period.service, secondsOf(period, zone));
  const time = startOfDay(period.from, zone);
  const intl = useIntl();
  const points = useMemo(
    (): readonly Point[] => (query.currentData ? [{ time, ...query.currentData }] : []),
    [query.currentData, time],
  );
  const name = intl.formatMessage({ id: 'statistics.scale' }, { scale: 'all' });
  return (
    <Loaded answer={query} waits={awaited} isEmpty={() => points.length === 0}>
      {() => <SeriesView {...result} points={points} before={before} happened={happened} pointName={name} />}
    </Loaded>
  );
}
