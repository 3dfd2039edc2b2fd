import { sql, type Kysely } from 'kysely';

/**
 * Every saved state of a policy is a row, the newest one among them. The table before this had no way to be written.
 * Names are unique as people compare them: whatever their case.
 */
const statements = [
  `drop table policy`,
  `create table policy (
     id text primary key,
     name_key text not null constraint policy_name_taken unique,
     revision integer not null
   )`,
  `create table policy_revision (
     policy_id text not null references policy (id) on delete cascade,
     number integer not null,
     document jsonb not null,
     author text not null,
     authority text not null,
     saved_at timestamptz not null,
     primary key (policy_id, number)
   )`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
