import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './database';

const ROWS_AT_ONCE = 500;

/** Yields the rows of a query as the database had them when it began, a portion in memory at a time. */
export async function* rowsOf<Row>(tx: Tx, query: RawBuilder<Row>): AsyncGenerator<Row> {
  const cursor = sql.id(`rows_${randomBytes(6).toString('hex')}`);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`.execute(tx);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close ${cursor}`.execute(tx);
}
