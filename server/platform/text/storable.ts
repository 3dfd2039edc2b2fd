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
export function storable<Value>(value: Value): Value;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, value]) => [storable(name), storable(value)]));
}
