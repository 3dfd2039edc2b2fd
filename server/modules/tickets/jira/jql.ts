/** A value as JQL writes it, whatever it holds: nothing of it is read as a part of the query. */
export function quoted(value: string): string {
  const escaped = value.replace(/["\\]/g, '\\$&').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escapedUnit);
  return `"${escaped}"`;
}

function escapedUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export function oneOf(field: string, values: readonly string[]): string {
  return `${field} in (${values.map(quoted).join(', ')})`;
}

/**
 * Finds a text field that has the words of the value in their order. JQL cannot compare texts exactly, so that more is found
 * than asked for, never less, and what is found has to be looked at again. Undefined where the value has no word.
 */
export function hasPhrase(customField: string, value: string): string | undefined {
  // Between words, the index knows nothing but the end of one.
  const words = value.replace(/["\\\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  return `${clauseName(customField)} ~ ${quoted(`"${words}"`)}`;
}

/** `customfield_10010` in a query, whatever the field is called. */
export function clauseName(customField: string): string {
  return `cf[${customField.replace(/^customfield_/, '')}]`;
}

export function allOf(clauses: readonly (string | undefined)[]): string {
  return clauses.flatMap((clause) => clause ?? []).join(' AND ');
}
