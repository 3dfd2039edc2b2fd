import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table login_institution add column newest_nameless timestamptz',
  'alter table login_stale add column counted bigint not null default 0',
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
