/**
 * Positions where a spreadsheet would begin a formula. In languages with decimal commas, spreadsheets end cells at
 * semicolons, and then only respect the quotes of a line's first cell.
 */
const formula = /^(?=[=+\-@\t\r])|(?<=[;\t\r\n])(?=[=+\-@])/g;

/** Returns the text of a cell: nothing for null, and never a formula: an apostrophe in front makes it plain text. */
export function cellText(value: string | null): string {
  return value === null ? '' : value.replace(formula, "'");
}

/** A number is never a formula, also if it is negative. */
function written(value: string | number | null): string {
  return typeof value === 'number' ? String(value) : cellText(value);
}

/** Byte order mark: tells spreadsheets that the sheet is UTF-8. */
export const CSV_START = '\uFEFF';

/** Returns a line in RFC 4180 format: it ends in CRLF, every cell is quoted, quotes in it are doubled. */
export function csvLine(row: readonly (string | number | null)[]): string {
  return `${row.map((cell) => `"${written(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

const SEPARATORS = [',', ';', '\t'];

/** Returns the separator of a first line: the most frequent one. */
export function separatorOf(header: string): string {
  const counts = SEPARATORS.map((sign) => header.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Splits a line into cells by RFC 4180, except that no value continues on the next line. Null: the quote of a cell is
 * not closed, or text follows it.
 */
export function cellsOf(line: string, separator: string): string[] | null {
  return rowFrom(line, 0, separator).cells;
}

/** A row of a sheet, and the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  /** Null: the quote of a cell is not closed, or text follows it. */
  readonly cells: readonly string[] | null;
}

/**
 * Reads a sheet in RFC 4180 format, whose quoted values may span lines; spreadsheets may use other separators and a
 * leading byte order mark. Leaves out rows without any value.
 */
export function csvRows(sheet: string): CsvRow[] {
  const withoutMark = sheet.startsWith(CSV_START) ? sheet.slice(CSV_START.length) : sheet;
  const text = withoutMark.replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(text.split('\n').find((line) => line.trim() !== '') ?? '');
  const rows: CsvRow[] = [];
  let line = 1;
  for (let at = 0; at <= text.length;) {
    const { cells, end } = rowFrom(text, at, separator);
    if (cells?.every((cell) => cell.trim() === '') !== true) rows.push({ line, cells });
    line += text.slice(at, end).split('\n').length;
    at = end + 1;
  }
  return rows;
}

/** Reads the row at a position; a quote within a cell that does not begin with one is an ordinary character. */
function rowFrom(text: string, from: number, separator: string): { cells: string[] | null; end: number } {
  const cells: string[] = [];
  for (let at = from; ; at += 1) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at) : cellEnd(text, at, separator);
    cells.push(isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end));
    at = isQuoted ? end + 1 : end;
    if (at > text.length) return { cells: null, end: text.length };
    if (cellEnd(text, at, separator) > at) return { cells: null, end: cellEnd(text, at, '\n') };
    if (text[at] !== separator) return { cells, end: at };
  }
}

/** Returns the position of the closing quote of a value; the length of the text if there is none. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

function cellEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}
