import type { IntlShape } from 'react-intl';
import type { MatrixText } from './matrixText';
import type { SecurityColumn } from './securityAddress';
import { columnMessages } from './securityMessages';
import type { SecurityRow } from './securityRows';

type Cells = readonly (string | number)[];

/** Returns the matrix for a spreadsheet: its columns, the entity id of each service, and the rules that it does not keep. */
export function securitySheet(
  intl: IntlShape,
  rows: readonly SecurityRow[],
  texts: MatrixText,
  shown: { readonly columns: readonly SecurityColumn[]; readonly people: boolean },
): readonly Cells[] {
  const columns = shown.columns.filter((column) => column !== 'name' && column !== 'why');
  const head = (id: string) => intl.formatMessage({ id });
  const titles = columns.map((column) =>
    head(column === 'people' && !shown.people ? 'security.column.logins' : columnMessages[column]),
  );
  return [
    [
      head('security.column.name'),
      head('security.column.entityId'),
      head('security.column.organisation'),
      ...titles,
      head('security.column.reasons'),
    ],
    ...rows.map((row) => [
      row.service.name,
      row.service.entityId,
      row.service.organisation,
      ...columns.map((column) => cellOf(row, column, texts)),
      row.gaps.map(texts.reason).join('; '),
    ]),
  ];
}

/** A number stays one, so that a spreadsheet can count with it. */
function cellOf(row: SecurityRow, column: SecurityColumn, texts: MatrixText): string | number {
  const number = column === 'people' ? (row.counts?.users ?? row.counts?.logins) : row.policies;
  if (number !== undefined && (column === 'people' || column === 'policies')) return number;
  return texts.cell(row, column) ?? '';
}
