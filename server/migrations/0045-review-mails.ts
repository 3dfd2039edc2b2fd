import { sql, type Kysely } from 'kysely';

/** A review knows a person by their login once they have spoken, and mails are counted by thread and by institution. */
const statements = [
  `alter table review_person add column issuer text`,
  `create index mail_of_thread on mail (thread, created_at) where thread is not null`,
  `create index mail_of_institution on mail (institution_entity_id, created_at)`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
