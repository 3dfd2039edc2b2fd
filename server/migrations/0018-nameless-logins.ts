import { sql, type Kysely } from 'kysely';

const statements = ['alter table login_institution add column newest_nameless timestamptz'];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
