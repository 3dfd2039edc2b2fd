import { sql, type Kysely } from 'kysely';

/**
 * What several servers on one database hold together: how much callers have used of the limits in this minute, which a crash
 * may lose, and the logins that are under way at the provider of the demonstration.
 */
const statements = [
  `create unlogged table limit_use (
     key text primary key,
     began_at bigint not null,
     used double precision not null
   )`,
  `create unlogged table demo_login (
     id text primary key,
     payload jsonb not null,
     expires_at timestamptz not null
   )`,
  `create index demo_login_expires_at on demo_login (expires_at)`,
  `create index demo_login_uid on demo_login ((payload ->> 'uid'))`,
  `create index demo_login_grant on demo_login ((payload ->> 'grantId'))`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
