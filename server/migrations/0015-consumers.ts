import { sql, type Kysely } from 'kysely';

const statements = [
  `create table consumer (
     id text primary key,
     name text not null unique,
     secret_hash text not null,
     reads text not null check (reads in ('everything', 'institution', 'service')),
     entity_id text,
     created_at timestamptz not null,
     last_used_at timestamptz,
     revoked_at timestamptz,
     check ((reads = 'everything') = (entity_id is null))
   )`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
