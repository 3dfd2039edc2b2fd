import { sql, type Kysely } from 'kysely';

/** Mails about one ticket are a thread, and links in them are signed when they go out. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`alter table mail add column thread text, add column link_mark text`.execute(database);
}
