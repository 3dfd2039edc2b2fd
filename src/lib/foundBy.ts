import { normalise } from './normalise';

/**
 * Returns the rows whose texts contain each of the words, as people compare texts; all rows if there are no
 * words.
 */
export function foundBy<Row>(
  rows: readonly Row[],
  searchText: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const searchWords = normalise(searchText).split(/\s+/).filter(Boolean);
  if (searchWords.length === 0) return rows;
  return rows.filter((row) => {
    const text = normalise(textsOf(row).join('\n'));
    return searchWords.every((word) => text.includes(word));
  });
}
