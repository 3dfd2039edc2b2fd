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
