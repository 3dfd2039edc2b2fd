import { sql, type Kysely } from 'kysely';

/**
 * Mails about one ticket are a thread, and links in them are signed when they go out. The tables of 0035 are locked first:
 * an import of the release before, which may take long, is waited for with nothing else held.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`lock table service, policy_revision in share row exclusive mode`.execute(database);
  await sql`alter table mail add column thread text, add column link_mark text`.execute(database);
}
