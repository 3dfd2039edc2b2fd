import { PERIOD_CODE, type StatisticsScale } from '../../../src/contracts/wire/statistics';
import {
  civilDate,
  dayNumber,
  dayOfYear,
  daysInYear,
  firstMonday,
  isoWeek,
  isoWeeks,
  mondayOf,
  quarterOf,
  type DayNumber,
} from '../../platform/time/calendar';

/** Scales whose periods are made of whole days. */
export type DayScale = Exclude<StatisticsScale, 'hour' | 'minute'>;

/** A day, an ISO week, a month, a quarter or a year. */
export interface Period {
  readonly scale: DayScale;
  /** Year; for a week, the ISO year. */
  readonly year: number;
  /** Number of the unit within the year, from 1; for a year, 1. */
  readonly number: number;
  readonly first: DayNumber;
  /** The day after its last one. */
  readonly end: DayNumber;
}

/** Returns the period of a scale that contains a day. */
export function periodOf(scale: DayScale, day: DayNumber): Period {
  const { year, month } = civilDate(day);
  switch (scale) {
    case 'day':
      return { scale, year, number: dayOfYear(day), first: day, end: day + 1 };
    case 'week': {
      const { year: isoYear, week } = isoWeek(day);
      return { scale, year: isoYear, number: week, first: mondayOf(day), end: mondayOf(day) + 7 };
    }
    case 'month':
      return months(scale, year, month, month, 1);
    case 'quarter':
      return months(scale, year, quarterOf(month), quarterOf(month) * 3 - 2, 3);
    case 'year':
      return months(scale, year, 1, 1, 12);
  }
}

function months(scale: DayScale, year: number, number: number, from: number, count: number): Period {
  return { scale, year, number, first: dayNumber(year, from, 1), end: dayNumber(year, from + count, 1) };
}

/** Returns every period that has a day in the range; `end` excluded. */
export function periodsIn(scale: DayScale, first: DayNumber, end: DayNumber): Period[] {
  const periods: Period[] = [];
  for (let day = first; day < end;) {
    const period = periodOf(scale, day);
    periods.push(period);
    day = period.end;
  }
  return periods;
}

const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2999;

/** Reads a period code; returns `undefined` for an invalid one, such as `2025W53`. */
export function readPeriod(code: string): Period | undefined {
  const [matched, yearText, letter = '', numberText = '1'] = PERIOD_CODE.exec(code) ?? [];
  if (matched === undefined) return undefined;
  const [year, number] = [Number(yearText), Number(numberText)];
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return undefined;
  switch (letter.toUpperCase()) {
    case '':
      return periodOf('year', dayNumber(year, 1, 1));
    case 'Q':
      return number <= 4 ? periodOf('quarter', dayNumber(year, number * 3, 1)) : undefined;
    case 'M':
      return number <= 12 ? periodOf('month', dayNumber(year, number, 1)) : undefined;
    case 'W':
      return number <= isoWeeks(year) ? periodOf('week', firstMonday(year) + (number - 1) * 7) : undefined;
    default:
      return number <= daysInYear(year) ? periodOf('day', dayNumber(year, 1, number)) : undefined;
  }
}
