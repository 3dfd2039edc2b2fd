import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/storage/database';
import type { Tables } from '../../platform/storage/tables';

const ROWS_AT_ONCE = 500;

/** Inserts rows in batches that are small enough for both databases. */
export async function insertRows<Table extends keyof Tables & string>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

/** Returns the row with its document as JSON. */
export function withJson<Row extends { document: object }>(
  row: Row,
): Omit<Row, 'document'> & { document: string } {
  return { ...row, document: JSON.stringify(row.document) };
}
