import { sql, type Kysely } from 'kysely';

/**
 * Logos of services, which browsers load from here. A picture stands under its own hash and never changes. Metadata names
 * addresses: one whose picture could not be had, or was not looked for yet, has no hash.
 */
const statements = [
  `create table logo_picture (
     hash text primary key,
     type text not null,
     bytes bytea not null,
     written_at timestamptz not null default now()
   )`,
  `create table logo_address (
     address text primary key,
     hash text references logo_picture,
     due_at timestamptz not null,
     failures integer not null default 0,
     lease_until timestamptz
   )`,
  `create index logo_address_due on logo_address (due_at)`,
  `create index logo_address_hash on logo_address (hash)`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
