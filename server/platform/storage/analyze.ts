import { sql } from 'kysely';
import type { Database } from './database';

/** Tables that most queries join. Without statistics for them such queries take thirty times as long. */
const TABLES = ['institution', 'service', 'institution_allows', 'service_allows', 'ticket'] as const;

/**
 * Updates the database statistics, which the query planner needs. PostgreSQL does so by itself a minute after many rows
 * are inserted; the embedded database never does.
 */
export async function analyze({ read }: Pick<Database, 'read'>): Promise<void> {
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(read);
}
