/** A parsed F-TICKS line (draft-johansson-fticks). */
export interface Ticks {
  readonly federation: string;
  /** By key, in upper case. For a repeated key, the first value counts. */
  readonly values: ReadonlyMap<string, string>;
  /** Text before it: empty, or the header of a log. */
  readonly header: string;
  /** True if its end is missing, as in a datagram that was too long. */
  readonly isCut: boolean;
}

export const LONGEST_TICKS = 8 * 1024;
const BEGINNING = 'F-TICKS/';

/**
 * Parses `F-TICKS/federation/version#KEY=value#…#`, anywhere in a line; the order of keys is free. Undefined: the line
 * has none.
 */
export function readTicks(line: string): Ticks | undefined {
  const start = line.indexOf(BEGINNING);
  const end = start < 0 ? -1 : line.indexOf('#', start);
  if (end < 0) return undefined;
  const name = line.slice(start + BEGINNING.length, end);
  const slash = name.lastIndexOf('/');
  if (slash <= 0) return undefined;
  const pairs = line.slice(end + 1).split('#');
  const rest = pairs.pop() ?? '';
  const values = new Map<string, string>();
  for (const pair of pairs) {
    const sign = pair.indexOf('=');
    const key = pair.slice(0, Math.max(sign, 0)).trim().toUpperCase();
    if (key !== '' && !values.has(key)) values.set(key, decoded(pair.slice(sign + 1).trim()));
  }
  return {
    federation: name.slice(0, slash),
    values,
    header: line.slice(0, start),
    isCut: /^\s*[a-z]/i.test(rest),
  };
}

/** Entity IDs and times have a colon; if only an encoded one is left, the value was percent-encoded. */
function decoded(value: string): string {
  if (value.includes(':') || !/%3a/i.test(value)) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
