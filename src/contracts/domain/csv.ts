/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Returns the text of a cell: nothing for null, and never a formula: an apostrophe in front makes it plain text. */
export function cellText(value: string | null): string {
  if (value === null) return '';
  return formula.test(value) ? `'${value}` : value;
}

/** A number is none either, also below zero. */
function written(value: string | number | null): string {
  return typeof value === 'number' ? String(value) : cellText(value);
}

/** Says in front of a sheet that it is UTF-8, which spreadsheets would not know. */
export const CSV_START = '\uFEFF';

/** Returns a line as RFC 4180 has it: it ends in CRLF, every cell is quoted, quotes in it are doubled. */
export function csvLine(row: readonly (string | number | null)[]): string {
  return `${row.map((cell) => `"${written(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

const SEPARATORS = [',', ';', '\t'];

/** Returns the sign between the cells of a first line: the one that it has most of. */
export function separatorOf(header: string): string {
  const counts = SEPARATORS.map((sign) => header.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Splits a line into cells by RFC 4180, except that no value continues on the next line. Null: a quote is not closed, or
 * text follows it.
 */
export function cellsOf(line: string, separator: string): string[] | null {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    if (line[at] !== '"') {
      const next = line.indexOf(separator, at);
      const end = next < 0 ? line.length : next;
      cells.push(line.slice(at, end));
      at = end;
      continue;
    }
    let end = at + 1;
    while (end < line.length && (line[end] !== '"' || line[end + 1] === '"'))
      end += line[end] === '"' ? 2 : 1;
    if (line[end] !== '"' || (end + 1 < line.length && line[end + 1] !== separator)) return null;
    cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
    at = end + 1;
  }
  return cells;
}

/** A row of a sheet, and the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  /** Null: a quote is not closed, or text follows it. */
  readonly cells: readonly string[] | null;
}

/**
 * Reads a sheet as RFC 4180 has it, whose values may go on over lines, and which spreadsheets write with other separators
 * and with a mark in front. Rows without any value are left out.
 */
export function csvRows(sheet: string): CsvRow[] {
  const lines = sheet.replace(CSV_START, '').split(/\r\n|\n|\r/);
  const separator = separatorOf(lines.find((line) => line.trim() !== '') ?? '');
  const rows: CsvRow[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = at + 1;
    let text = lines[at] ?? '';
    let isOpen = hasOddQuotes(text);
    while (isOpen && at + 1 < lines.length) {
      at += 1;
      const next = lines[at] ?? '';
      text += `\n${next}`;
      if (hasOddQuotes(next)) isOpen = false;
    }
    const cells = cellsOf(text, separator);
    if (cells?.every((cell) => cell.trim() === '') !== true) rows.push({ line, cells });
  }
  return rows;
}

/** Tells whether a quoted value begins on the line, or ends there, without the other. */
function hasOddQuotes(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
