/** Writes a line of F-TICKS with these pairs, in this order. */
export function ticks(pairs: Readonly<Record<string, string>>, federation = 'HARWICK'): string {
  const all = Object.entries(pairs).map(([key, value]) => `${key}=${value}#`);
  return `F-TICKS/${federation}/1.0#${all.join('')}`;
}
