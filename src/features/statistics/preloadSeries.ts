import { statisticsApi } from '../../api/statistics.api';
import type { Person } from '../../contracts/domain/person/person';
import { dayAt, knownZone } from '../../lib/zone';
import { periodAt } from '../../machines/pages/statisticsPeriod/periodAfter';
import type { AppDispatch } from '../../store/makeStore';
import { periodQueryIn } from './controls/periodAddress';
import { seriesQuery } from './seriesQuery';

/** Requests the series that the statistics of an address show first, if they show one. */
export function preloadSeries(dispatch: AppDispatch, { installation }: Person, search: string): void {
  if (installation.statisticsDown) return;
  const zone = knownZone(installation.statsTimeZone);
  const asked = periodQueryIn(new URLSearchParams(search));
  const { value, context } = periodAt({ today: dayAt(Date.now(), zone), only: null, asked });
  if (value !== 'overTime') return;
  const query = seriesQuery(context, context, zone);
  void dispatch(statisticsApi.endpoints.getLoginSeries.initiate(query, { subscribe: false }));
}
