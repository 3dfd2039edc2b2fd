/** Tells whether PostgreSQL can keep a text: it takes neither U+0000 nor lone surrogates, which JSON can hold. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/**
 * Returns what another system said with U+FFFD for each character that cannot be stored, also in names of members. What people
 * send to the API is refused instead (storableText.ts), since they can correct it.
 */
export function storable<Said>(said: Said): Said;
export function storable(said: unknown): unknown {
  if (typeof said === 'string') return said.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
  if (Array.isArray(said)) return said.map(storable);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [storable(name), storable(value)]));
}
