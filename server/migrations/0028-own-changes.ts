import { sql, type Kysely } from 'kysely';

/** Where the log of the database was after the last change by the person of a session: replicas that lack it are not asked. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`alter table session add column written_lsn pg_lsn`.execute(database);
}
