/** Formats rows of cells, the header first, as a Markdown table that ends in a line break. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const [first = '', ...others] = rows.map(line);
  return [first, line(widths.map((width) => '-'.repeat(width))), ...others].join('');
}
