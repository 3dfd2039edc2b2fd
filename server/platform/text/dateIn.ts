import { localeOf } from '../../../src/contracts/domain/language';

/** Formats a calendar day (`YYYY-MM-DD`) in a language. */
export function dateIn(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
