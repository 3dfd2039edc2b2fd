export interface Notation {
  /** Writes a value that is not written part by part; undefined for a list or an object. */
  readonly whole: (value: unknown) => string | undefined;
  readonly key: (key: string) => string;
  /** Number of characters in a line. */
  readonly width: number;
  /** Written after the last of several parts. */
  readonly trailing: '' | ',';
}

/** Writes a value on one line if it fits, else with a line for each part. */
export function laidOut(value: unknown, notation: Notation, indent = ''): string {
  const { whole, key, width, trailing } = notation;
  const named = whole(value);
  if (named !== undefined || typeof value !== 'object' || value === null) return named ?? String(value);
  const deeper = `${indent}  `;
  const [start, end, parts] = Array.isArray(value)
    ? ['[', ']', value.map((item) => laidOut(item, notation, deeper))]
    : [
        '{',
        '}',
        Object.entries(value).map(([name, member]) => `${key(name)}: ${laidOut(member, notation, deeper)}`),
      ];
  if (parts.length === 0) return start + end;
  const space = start === '{' ? ' ' : '';
  const short = `${start}${space}${parts.join(', ')}${space}${end}`;
  if (indent.length + short.length <= width && !short.includes('\n')) return short;
  return `${start}\n${deeper}${parts.join(`,\n${deeper}`)}${trailing}\n${indent}${end}`;
}
