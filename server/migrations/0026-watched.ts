import { sql, type Kysely } from 'kysely';

/** Monitoring asks for these every few seconds, and each table grows. */
const statements = [
  `create index mail_failed on mail (created_at) where state = 'failed'`,
  `create index event_delivery_given_up on event_delivery (webhook_id) where state = 'givenUp'`,
  // Not by when it was seen last, which changes all the time.
  `create index session_alive on session (expires_at) where ended_at is null`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
