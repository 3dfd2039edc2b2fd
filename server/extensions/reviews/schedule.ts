import { TimeZone } from '../../platform/time/timeZone';

const DAY_MS = 24 * 3_600_000;
/** Days before the end at which people are reminded of services without a verdict, each once. */
const STEPS = [14, 7, 1] as const;

/**
 * Returns whether the calendar has a day (`YYYY-MM-DD`): not 31 February, which `Date` would read as a day in March.
 */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** Returns the number of days until the end of a day (`YYYY-MM-DD`): 0 on that day itself, negative afterwards. */
export function daysUntil(day: string, now: Date, timeZone: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS - new TimeZone(timeZone).dayAt(now.getTime());
}

/** Returns the present step; undefined before the first one, and after the end of the review. */
export function stepAt(days: number): number | undefined {
  return days < 0 ? undefined : STEPS.findLast((step) => days <= step);
}

/**
 * Returns the reminder step at the start: a person who just got the mail about a review is not reminded on the same
 * day.
 */
export function firstReminder(days: number): number | null {
  return stepAt(days) ?? null;
}
