/** Days since 1 January 1970, without a time zone: date arithmetic only. */
export type DayNumber = number;

export const DAY_MS = 86_400_000;

/** Monday 29 December 1969; ISO weeks begin on Mondays. */
const A_MONDAY = -3;

/** Month from 1. Days beyond its end continue in the next month. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export function civilDate(day: DayNumber): CivilDate {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function quarterOf(month: number): number {
  return Math.ceil(month / 3);
}

/** Counts from 1. */
export function dayOfYear(day: DayNumber): number {
  return day - dayNumber(civilDate(day).year, 1, 1) + 1;
}

export function daysInYear(year: number): number {
  return dayNumber(year + 1, 1, 1) - dayNumber(year, 1, 1);
}

export function mondayOf(day: DayNumber): DayNumber {
  return A_MONDAY + Math.floor((day - A_MONDAY) / 7) * 7;
}

/** ISO 8601: a week belongs to the year of its Thursday. */
export function isoWeek(day: DayNumber): { year: number; week: number } {
  const monday = mondayOf(day);
  const { year } = civilDate(monday + 3);
  return { year, week: (monday - firstMonday(year)) / 7 + 1 };
}

/** Monday of week 1, which is the week of 4 January. */
export function firstMonday(isoYear: number): DayNumber {
  return mondayOf(dayNumber(isoYear, 1, 4));
}

/** 52 or 53. */
export function isoWeeks(isoYear: number): number {
  return (firstMonday(isoYear + 1) - firstMonday(isoYear)) / 7;
}
