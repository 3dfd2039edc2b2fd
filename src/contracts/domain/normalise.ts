const plain = /^[\0-\x7f]*$/;

/** Returns text for comparing without regard to case and accents: "Café" and "CAFE" become the same. */
export function normalise(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** An order without regard to case and accents that needs no collator, for short lists of values. */
export function compareNormalised(a: string, b: string): number {
  return compare(normalise(a), normalise(b)) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
