import { civilDate, type DayNumber } from '../../../platform/time/calendar';

/** Returns the activity of a day in proportion to an ordinary working day in term. */
export function busyness(day: DayNumber): number {
  return weekday(day) * season(day);
}

function weekday(day: DayNumber): number {
  // 1 January 1970 was a Thursday.
  const ofWeek = (((day + 3) % 7) + 7) % 7;
  return [1, 1.04, 1.02, 0.98, 0.8, 0.2, 0.24][ofWeek] ?? 1;
}

/** Holidays and terms, as month and day in one number: 1222 is 22 December. */
const SEASONS: readonly (readonly [from: number, to: number, factor: number])[] = [
  [101, 104, 0.12],
  [105, 131, 1.1],
  [214, 222, 0.6],
  [427, 427, 0.25],
  [501, 505, 0.5],
  [706, 821, 0.35],
  [822, 831, 0.8],
  [901, 1005, 1.3],
  [1017, 1025, 0.7],
  [1222, 1231, 0.15],
];

function season(day: DayNumber): number {
  const { month, day: ofMonth } = civilDate(day);
  const at = month * 100 + ofMonth;
  return SEASONS.find(([from, to]) => at >= from && at <= to)?.[2] ?? 1;
}

/** Share of a day's logins by hour, mostly in office hours. */
const HOURS = [1, 1, 0, 0, 0, 1, 3, 9, 24, 30, 28, 25, 18, 26, 27, 24, 19, 12, 9, 11, 12, 9, 5, 2];
const ALL_HOURS = HOURS.reduce((sum, share) => sum + share, 0);

/** Returns a second of a day; `drawn` is at least 0 and less than 1. */
export function secondOfDay(drawn: number): number {
  let left = drawn * ALL_HOURS;
  for (const [hour, share] of HOURS.entries()) {
    if (left < share) return Math.floor((hour + left / share) * 3600);
    left -= share;
  }
  return 86_399;
}

/**
 * Returns the number of users behind a number of logins. The smaller the population, the more often each user logs in.
 */
export function usersBehind(logins: number, population: number): number {
  if (logins <= 1) return logins;
  return Math.max(1, Math.round(population * (1 - Math.exp(-logins / population))));
}
