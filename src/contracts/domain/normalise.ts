const plain = /^[\0-\x7f]*$/;

/** Normalises text for comparison without case and accents: "Café" and "CAFE" become the same. */
export function normalise(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Compares without case and accents and without a collator, for short lists of values. */
export function compareNormalised(a: string, b: string): number {
  return compare(normalise(a), normalise(b)) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
