import type { IntlShape } from 'react-intl';
import type { MatrixWords } from './matrixWords';
import type { SecurityColumn } from './securityAddress';
import type { SecurityRow } from './securityRows';

type Cells = readonly (string | number)[];

/** Returns the matrix for a spreadsheet: its columns, the entity id of each service, and the rules that it does not keep. */
export function securitySheet(
  intl: IntlShape,
  rows: readonly SecurityRow[],
  words: MatrixWords,
  shown: { readonly columns: readonly SecurityColumn[]; readonly people: boolean },
): readonly Cells[] {
  const columns = shown.columns.filter((column) => column !== 'name');
  const head = (column: string) => intl.formatMessage({ id: `security.column.${column}` });
  const titles = columns.map((column) => head(column === 'people' && !shown.people ? 'logins' : column));
  return [
    [head('name'), head('entityId'), head('organisation'), ...titles, head('reasons')],
    ...rows.map((row) => [
      row.service.name,
      row.service.entityId,
      row.service.organisation,
      ...columns.map((column) => cellOf(row, column, words)),
      row.gaps.map(words.reason).join('; '),
    ]),
  ];
}

/** A number stays one, so that a spreadsheet can count with it. */
function cellOf(row: SecurityRow, column: SecurityColumn, words: MatrixWords): string | number {
  const number = column === 'people' ? (row.counts?.users ?? row.counts?.logins) : row.policies;
  if (number !== undefined && (column === 'people' || column === 'policies')) return number;
  return words.cell(row, column) ?? '';
}
