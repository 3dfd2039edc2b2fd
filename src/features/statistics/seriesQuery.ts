import type { TimeFrameQuery } from '../../contracts/wire/statistics';
import type { DayRange } from '../../lib/calendar';
import { endOfDay, startOfDay } from '../../lib/zone';
import type { StatisticsPeriodContext } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { countedDays } from './controls/unitsOfPeriod';

/** Returns the range in epoch seconds. It never begins before 1970, since the server takes no negative time. */
export function secondsOf({ from, to }: DayRange, zone: string) {
  return { from: Math.max(0, startOfDay(from, zone) / 1000), to: endOfDay(to, zone) / 1000 };
}

/** Returns the query for the series of a range by the scale of the period. */
export function seriesQuery(
  { scale, service, today }: StatisticsPeriodContext,
  range: DayRange,
  zone: string,
): TimeFrameQuery {
  return {
    ...secondsOf(countedDays(range, scale, today), zone),
    scale: scale === 'all' ? 'day' : scale,
    ...(service !== null && { spEntityId: service }),
  };
}
