import { sql, type Kysely } from 'kysely';

/** Requests to change a setting are told apart as connections are, so that one of each kind is open at a time. */
const statements = [
  `alter table ticket drop constraint ticket_direction_check`,
  `alter table ticket add constraint ticket_direction_check
     check (direction in ('connect', 'disconnect', 'consent', 'strongAuthentication', 'multiFactor'))`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
