import { sql } from 'kysely';
import type { Database } from './database';

/** Tables that most queries join. Without statistics of their rows such queries take thirty times as long. */
const TABLES = ['institution', 'service', 'institution_allows', 'service_allows', 'ticket'] as const;

/**
 * Has the database update its statistics, by which it plans queries. PostgreSQL does so by itself a minute after many rows
 * have come; the embedded database never does.
 */
export async function analyze({ read }: Pick<Database, 'read'>): Promise<void> {
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(read);
}
