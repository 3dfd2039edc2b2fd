import { sql, type Kysely } from 'kysely';

/** A step of a ticket knows the person at the desk who took it, as sessions hold them: two people can have the same name. */
const statements = [`alter table ticket_event add column person text`];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
