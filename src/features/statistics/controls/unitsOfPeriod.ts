import {
  daysBetween,
  earlier,
  firstOf,
  lastOf,
  later,
  monthOf,
  quarterOf,
  yearOf,
  type CalendarUnit,
  type Day,
  type DayRange,
} from '../../../lib/calendar';
import { dayAt, endOfDay, startOfDay } from '../../../lib/zone';
import { unitOf } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.rules';
import type { PeriodScale } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';

const lengths: Readonly<Partial<Record<PeriodScale, number>>> = { hour: 3600_000, minute: 60_000 };
/** A number above the minutes of any day, even of one with 25 hours. */
const mostOfDay = 2000;

/** Returns the days that are counted for a period: servers count units whole, and a week may reach beyond its ends. */
export function countedDays({ from, to }: DayRange, scale: PeriodScale, today: Day): DayRange {
  const unit = unitOf(scale);
  return { from: firstOf(unit, from), to: later(to, earlier(lastOf(unit, to), today)) };
}

/** Returns the epoch milliseconds at which the unit that begins at `time` is over. */
export function endOfUnit(time: number, scale: PeriodScale, zone: string): number {
  const length = lengths[scale];
  return length ? time + length : endOfDay(lastOf(unitOf(scale), dayAt(time, zone)), zone);
}

/**
 * Returns a function that numbers the units of a period: units of two periods with the same number are compared. Hours
 * and minutes are numbered day by day, so that a change of the clocks shifts no other day.
 */
export function placeIn(from: Day, scale: PeriodScale, zone: string): (time: number) => number {
  if (scale === 'all') return () => 0;
  const length = lengths[scale];
  if (!length) return (time) => unitsBetween(from, dayAt(time, zone), unitOf(scale));
  const starts = new Map<Day, number>();
  return (time) => {
    const day = dayAt(time, zone);
    const start = starts.get(day) ?? startOfDay(day, zone);
    starts.set(day, start);
    return daysBetween(from, day) * mostOfDay + Math.floor((time - start) / length);
  };
}

function unitsBetween(from: Day, day: Day, unit: CalendarUnit): number {
  const years = yearOf(day) - yearOf(from);
  switch (unit) {
    case 'year':
      return years;
    case 'quarter':
      return years * 4 + quarterOf(day) - quarterOf(from);
    case 'month':
      return years * 12 + monthOf(day) - monthOf(from);
    case 'week':
      return daysBetween(firstOf('week', from), firstOf('week', day)) / 7;
    case 'day':
      return daysBetween(from, day);
  }
}
