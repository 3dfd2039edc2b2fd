import { sql, type Kysely } from 'kysely';

/**
 * The metadata of entities as it goes out again. A text stands under its own hash and never changes, so that an import
 * writes it before its exchange, which then only moves the pointer. Each feed has its own pointers: the feed that an
 * institution or service belongs to decides which one holds.
 */
const statements = [
  `create table entity_source (
     hash text primary key,
     xml text not null,
     written_at timestamptz not null default now()
   )`,
  `create table entity_metadata (
     entity_id text not null,
     feed text not null,
     sha1 text not null,
     hash text not null,
     primary key (entity_id, feed)
   )`,
  `create index entity_metadata_by_sha1 on entity_metadata (sha1)`,
  `create index entity_metadata_by_hash on entity_metadata (hash)`,
  `alter table metadata_staging add column source_hash text`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
