import type { IntlShape } from 'react-intl';

/** Returns the locale whose short dates name the month. Those of Portugal have its number instead: "01/01/2026". */
export function localeOfShortDates(locale: string): string {
  return locale === 'pt-PT' ? 'pt' : locale;
}

/**
 * Returns the format of dates such as "1 Jan 2026" and "1 de jan. de 2026", for places without room for the
 * full name.
 */
export function shortDates(
  { locale, formatters }: IntlShape,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return formatters.getDateTimeFormat(localeOfShortDates(locale), { ...date, ...options });
}
