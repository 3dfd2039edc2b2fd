import { sql, type Kysely } from 'kysely';

/**
 * Imported rows remember which aggregate brought them and a fingerprint of what it said, so that a later import knows
 * what changed without reading documents. A row whose aggregate no longer names it has a feed and no fingerprint.
 * Staged rows may be lost in a crash (unlogged). Half-empty pages let an exchange replace every document in place.
 */
const statements = [
  `alter table institution add column feed text`,
  `alter table institution add column fingerprint text`,
  `alter table institution set (fillfactor = 50)`,
  `alter table service add column feed text`,
  `alter table service add column fingerprint text`,
  `alter table service set (fillfactor = 50)`,
  `create unlogged table metadata_staging (
     run text not null,
     kind text not null check (kind in ('institution', 'service')),
     entity_id text not null,
     institution_id text,
     state text not null,
     document jsonb not null,
     fingerprint text not null,
     base text,
     staged_at timestamptz not null default now(),
     primary key (run, kind, entity_id)
   )`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
