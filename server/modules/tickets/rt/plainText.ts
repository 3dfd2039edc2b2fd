/** Elements that begin and end a line of their own. */
const LINES =
  /<\/?(?:address|article|blockquote|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)\b[^>]*>|<br\b[^>]*>/gi;
/** Elements whose text nobody reads. */
const UNREAD = /<(script|style|head|title)\b[^>]*>.*?<\/\1\s*>|<!--.*?-->/gis;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns what somebody wrote as plain text; the editor of Request Tracker writes HTML. */
export function plainText(text: string, contentType: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return /^text\/html\b/i.test(contentType) ? textOfHtml(lines) : lines;
}

function textOfHtml(html: string): string {
  const text = html
    .replace(UNREAD, '')
    .replace(/\s+/g, ' ')
    .replace(LINES, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, character);
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function character(whole: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  if (Number.isNaN(code)) return named[name.toLowerCase()] ?? whole;
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
