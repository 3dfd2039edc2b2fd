import {
  dayOfYear,
  isoWeekOf,
  monthOf,
  quarterOf,
  yearOf,
  type CalendarUnit,
  type Day,
} from '../lib/calendar';

/**
 * Returns the period that a day is in, as the wire writes it: `2026`, `2026Q4`, `2026M11`, `2026W47`, `2026D325`
 * (REQUIREMENTS 218). A week is an ISO week, with the year that it belongs to.
 */
export function periodCode(unit: CalendarUnit, day: Day): string {
  switch (unit) {
    case 'year':
      return `${yearOf(day)}`;
    case 'quarter':
      return `${yearOf(day)}Q${quarterOf(day)}`;
    case 'month':
      return `${yearOf(day)}M${monthOf(day)}`;
    case 'week': {
      const { year, week } = isoWeekOf(day);
      return `${year}W${week}`;
    }
    case 'day':
      return `${yearOf(day)}D${dayOfYear(day)}`;
  }
}
