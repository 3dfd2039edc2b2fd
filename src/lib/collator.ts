/** How names are put in order: case does not count, numbers count as numbers (item 53). Absent: the browser's locale. */
export function collatorOf(locale?: string): Intl.Collator {
  return new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
}
