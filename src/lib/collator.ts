const made = new Map<string | undefined, Intl.Collator>();

/**
 * Returns the order of names: case is ignored, numbers sort as numbers (REQUIREMENTS 53). Without a locale it
 * is the browser's. Made on first use and kept, since making it delays the first row.
 */
export function collatorOf(locale?: string): Intl.Collator {
  const known = made.get(locale);
  if (known) return known;
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  made.set(locale, collator);
  return collator;
}
