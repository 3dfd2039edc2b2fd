import moment from 'moment';

/**
 * A day of the calendar, `2026-11-21`, without time or zone, so that nothing in this file depends on where it
 * runs.
 */
export type Day = string;

/** First and last day, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const calendarUnits = ['year', 'quarter', 'month', 'week', 'day'] as const;
export type CalendarUnit = (typeof calendarUnits)[number];

const pattern = /^\d{4}-\d{2}-\d{2}$/;

const unitOfMoment = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'isoWeek',
  day: 'day',
} as const;

export function isDay(text: string): text is Day {
  return pattern.test(text) && moment.utc(text, 'YYYY-MM-DD', true).isValid();
}

/**
 * Moves a day by whole units, back if the count is negative; a month after 31 January is the last day of
 * February.
 */
export function moved(day: Day, count: number, unit: CalendarUnit): Day {
  return written(moment.utc(day).add(count, unit));
}

/** Returns the first day of the year, quarter, month or ISO week that the day is in. */
export function firstOf(unit: CalendarUnit, day: Day): Day {
  return written(moment.utc(day).startOf(unitOfMoment[unit]));
}

export function lastOf(unit: CalendarUnit, day: Day): Day {
  return written(moment.utc(day).endOf(unitOfMoment[unit]));
}

/** Returns the days between two; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return moment.utc(to).diff(moment.utc(from), 'day');
}

/** Compares two days as texts, since their spelling sorts like the calendar. */
export function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}
export function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}

/** Around New Year the year of an ISO week is not the year of its days: 1 January 2027 is in week 53 of 2026. */
export function isoWeekOf(day: Day): { readonly year: number; readonly week: number } {
  const date = moment.utc(day);
  return { year: date.isoWeekYear(), week: date.isoWeek() };
}

export function yearOf(day: Day): number {
  return moment.utc(day).year();
}

/** 1 to 4. */
export function quarterOf(day: Day): number {
  return moment.utc(day).quarter();
}

/** 1 to 12. */
export function monthOf(day: Day): number {
  return moment.utc(day).month() + 1;
}

/** 1 to 366. */
export function dayOfYear(day: Day): number {
  return moment.utc(day).dayOfYear();
}

export function dayOf(year: number, month: number, date = 1): Day {
  return written(moment.utc([year, month - 1, date]));
}

/** Returns the weeks that a month touches, Monday first, seven days each. */
export function weeksOf(month: Day): readonly (readonly Day[])[] {
  const first = firstOf('week', firstOf('month', month));
  const count = (daysBetween(first, lastOf('week', lastOf('month', month))) + 1) / 7;
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => moved(first, week * 7 + day, 'day')),
  );
}

/** Midnight of the day in UTC, epoch milliseconds: for formats that use UTC. */
export function utcMidnight(day: Day): number {
  return moment.utc(day).valueOf();
}

function written(date: moment.Moment): Day {
  return date.format('YYYY-MM-DD');
}
