const plain = /^[\0-\x7f]*$/;

/** For comparing without regard to case and accents: "Café" and "CAFE" fold to the same. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
