import { localeOf } from '../../../src/contracts/domain/language';

/** Writes a day of the calendar (`YYYY-MM-DD`) as people of a language do. */
export function dateIn(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
