const made = new Map<string | undefined, Intl.Collator>();

/**
 * Returns the order of names: case does not count, numbers count as numbers (REQUIREMENTS 53). Absent: the browser's locale.
 * Made when it is first asked for, since that holds up the first row, and once.
 */
export function collatorOf(locale?: string): Intl.Collator {
  const known = made.get(locale);
  if (known) return known;
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  made.set(locale, collator);
  return collator;
}
