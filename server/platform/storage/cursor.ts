import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './database';

const ROWS_AT_ONCE = 500;
const CURSOR = sql.id('rows');

/**
 * Yields the rows of a query as they were when it began, with one portion in memory at a time. A transaction can have
 * one such query at a time.
 */
export async function* rowsOf<Row>(tx: Tx, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare ${CURSOR} no scroll cursor for ${query}`.execute(tx);
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${CURSOR}`.execute(tx);
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) break;
    }
  } finally {
    // A failed transaction has closed it already.
    await sql`close ${CURSOR}`.execute(tx).catch(() => undefined);
  }
}
