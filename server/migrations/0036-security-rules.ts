import { sql, type Kysely } from 'kysely';

/** What an institution holds its connected services to; who changed it is in the audit trail. */
const statements = [
  `create table security_rules (
     institution_entity_id text primary key,
     rules jsonb not null,
     version integer not null
   )`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
