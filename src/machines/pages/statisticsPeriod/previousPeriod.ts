import { daysBetween, firstOf, moved, type DayRange } from '../../../lib/calendar';
import { choosesUnits } from './statisticsPeriod.rules';
import type { PeriodScale } from './statisticsPeriod.types';

const weeksOfYear = 52;

/**
 * Returns the period that this one is compared with. By month, quarter or year: the same number of them,
 * directly before. Otherwise the same number of days, whole weeks before, so that Mondays face Mondays: as
 * few weeks as the period needs, or a year if it is longer than half of one, so that summer faces summer.
 */
export function previousPeriod({ from, to }: DayRange, scale: PeriodScale): DayRange {
  if (choosesUnits(scale)) {
    let first = from;
    for (let unit = firstOf(scale, from); unit <= to; unit = moved(unit, 1, scale))
      first = moved(first, -1, scale);
    return { from: first, to: moved(from, -1, 'day') };
  }
  const weeks = Math.ceil((daysBetween(from, to) + 1) / 7);
  const back = weeks > weeksOfYear / 2 ? Math.max(weeks, weeksOfYear) : weeks;
  return { from: moved(from, -back, 'week'), to: moved(to, -back, 'week') };
}
