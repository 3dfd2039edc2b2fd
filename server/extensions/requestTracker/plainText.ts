/** Elements that begin and end a line of their own. */
const LINES = /^(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/i;
/** Elements whose text is not shown. */
const UNREAD = /^(?:script|style|head|title)$/i;
/** Name of a tag, after its opening sign. */
const NAME = /(\/?)([a-z][a-z\d]*)/iy;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Returns a written text as plain text; the editor of Request Tracker writes HTML. Takes time in proportion to the
 * length, for any text.
 */
export function plainText(text: string, contentType: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return /^text\/html\b/i.test(contentType) ? textOfHtml(lines) : lines;
}

function textOfHtml(html: string): string {
  const text = withoutTags(html.replace(/\s+/g, ' '))
    .replace(/ {2,}/g, ' ')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, character);
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the text with a line break for each tag of a block element. */
function withoutTags(html: string): string {
  const behind = ends(html);
  const read: string[] = [];
  let at = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', at)) {
    const [, slash = '', name = ''] = nameAt(html, start + 1);
    const end = (html.startsWith('<!--', start) && behind('-->', start)) || behind('>', start);
    if (!end) break;
    read.push(html.slice(at, start), LINES.test(name) ? '\n' : '');
    at = (slash === '' && UNREAD.test(name) && behind(`</${name} ?>`, end)) || end;
  }
  return [...read, html.slice(at)].join('');
}

function nameAt(html: string, index: number): readonly string[] {
  NAME.lastIndex = index;
  return NAME.exec(html) ?? [];
}

/**
 * Returns a function that finds the end of an element or tag from a position. It does not repeat a failed search: a
 * text may have many openings.
 */
function ends(text: string): (pattern: string, from: number) => number | undefined {
  const patterns = new Map<string, RegExp | undefined>();
  return (source, from) => {
    const pattern = patterns.has(source) ? patterns.get(source) : new RegExp(source, 'gi');
    if (!pattern) return undefined;
    pattern.lastIndex = from;
    const isFound = pattern.test(text);
    patterns.set(source, isFound ? pattern : undefined);
    return isFound ? pattern.lastIndex : undefined;
  };
}

function character(whole: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  if (Number.isNaN(code)) return named[name.toLowerCase()] ?? whole;
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
