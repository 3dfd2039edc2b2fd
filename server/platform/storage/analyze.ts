import { sql } from 'kysely';
import type { Database } from './database';

/** What most questions join; without counts of their rows they are answered thirty times slower. */
const TABLES = ['institution', 'service', 'institution_allows', 'service_allows', 'ticket'] as const;

/**
 * Counts rows, which decides how the database answers. PostgreSQL does so by itself a minute after many have come, the
 * embedded one never.
 */
export async function analyze({ read }: Pick<Database, 'read'>): Promise<void> {
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(read);
}
