/**
 * Returns true if PostgreSQL can store a text: it accepts neither U+0000 nor lone surrogates, which JSON can contain.
 */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/**
 * Replaces each character that cannot be stored by U+FFFD, also in names of members, in data of another system. The
 * same in requests to the API is refused instead (storableText.ts), since the user can correct it.
 */
export function storable<Said>(said: Said): Said;
export function storable(said: unknown): unknown {
  if (typeof said === 'string') return said.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
  if (Array.isArray(said)) return said.map(storable);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [storable(name), storable(value)]));
}
