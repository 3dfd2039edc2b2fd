import { sql, type Kysely } from 'kysely';

/** How often an institution's connections have changed, so that only its own lists are made anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table institution add column connections_version integer not null default 0`.execute(db);
}
