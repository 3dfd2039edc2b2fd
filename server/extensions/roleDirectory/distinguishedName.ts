/** Escapes a value for a distinguished name (RFC 4514, 2.4). */
export function escapedInName(value: string): string {
  return value.replaceAll(/[\0"+,;<=>\\]|^[ #]|(?<!^) $/g, hex);
}

/** Returns whether it is a distinguished name rather than, say, a URN. */
export function isDistinguished(name: string): boolean {
  return partsOf(name).every((part) => PART.test(part));
}

/** Returns a name in a form for comparison: directories differ in case, in blanks around signs, and in escaping. */
export function comparableName(name: string): string {
  if (!isDistinguished(name)) return name.toLowerCase();
  return partsOf(name)
    .map((part) => {
      const [, attribute = '', value = ''] = PART.exec(part) ?? [];
      return `${attribute}=${escapedInName(plain(value))}`.toLowerCase();
    })
    .join(',');
}

/** Attribute and value, without unescaped blanks around them. */
const PART = /^ *([a-z][\w.-]*|\d[\d.]*) *= *((?:\\.|[^\\])*?) *$/is;

function partsOf(name: string): string[] {
  const parts = name.match(/(?:\\.|[^\\,;+])+|[,;+](?=[,;+]|$)/gs) ?? [];
  return parts.length > 0 ? parts : [name];
}

function plain(value: string): string {
  return value.replaceAll(/((?:\\[\da-f]{2})+)|\\(.)/gis, (_all, codes?: string, sign?: string) =>
    codes === undefined ? (sign ?? '') : Buffer.from(codes.replaceAll('\\', ''), 'hex').toString('utf8'),
  );
}

function hex(sign: string): string {
  return `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
