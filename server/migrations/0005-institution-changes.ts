import { sql, type Kysely } from 'kysely';

/**
 * Requests to change an institution itself name no service, and rows without one are all different to the index that
 * keeps one request open at a time: they have one of their own.
 */
const statements = [
  `alter table ticket drop constraint ticket_direction_check`,
  `alter table ticket add constraint ticket_direction_check
     check (direction in ('connect', 'disconnect', 'consent', 'strongAuthentication', 'multiFactor', 'institution'))`,
  `create unique index ticket_one_open_institution on ticket (institution_entity_id, direction)
     where open and direction is not null and service_entity_id is null`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
