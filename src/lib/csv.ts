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

/**
 * Returns a sheet as RFC 4180 has it: lines end in CRLF, every cell is quoted, quotes in it are doubled. The byte order mark
 * in front tells spreadsheets that it is UTF-8.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map(
    (row) => `${row.map((cell) => `"${written(cell).replaceAll('"', '""')}"`).join(',')}\r\n`,
  );
  return `\uFEFF${lines.join('')}`;
}
