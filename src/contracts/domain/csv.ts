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
