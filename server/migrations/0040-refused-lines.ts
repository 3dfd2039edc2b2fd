import { sql, type Kysely } from 'kysely';

/** What a ticket system elsewhere has refused says so, once it is a line of the set again. */
const statements = [
  'alter table change_set_line add column refused_at timestamptz',
  'alter table change_set_line add column refused_why text',
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
