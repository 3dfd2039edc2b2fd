import { sql, type Kysely } from 'kysely';

/**
 * A feed is a thing of its own. Those that were imported so far become feeds without a source; where none has precedence
 * yet, the names decide. What a feed says of an entity that belongs to another one is kept, so that the entity can fall
 * back to it. An institution that no feed names stays for a while.
 */
const statements = [
  `create table feed (
     name text primary key,
     place integer not null,
     source text,
     certificates text,
     registrars text[],
     state text not null default 'prodaccepted' check (state in ('prodaccepted', 'testaccepted')),
     every_seconds integer,
     brake integer not null default 5,
     etag text,
     last_modified text,
     checked_at timestamptz,
     refreshed_at timestamptz,
     outcome text check (outcome in ('refreshed', 'unchanged', 'stopped', 'failed')),
     reason text,
     warnings jsonb not null default '[]',
     valid_until timestamptz,
     cache_seconds integer,
     sha256 text,
     news jsonb,
     failures integer not null default 0,
     due_at timestamptz,
     lease text,
     lease_until timestamptz
   )`,
  `create table feed_entity (
     feed text not null references feed on delete cascade,
     kind text not null check (kind in ('institution', 'service')),
     entity_id text not null,
     document jsonb not null,
     fingerprint text not null,
     absent_since timestamptz,
     primary key (kind, entity_id, feed)
   )`,
  `create index feed_entity_by_feed on feed_entity (feed)`,
  `alter table institution add column absent_since timestamptz`,
  `insert into feed (name, place)
   select feed, row_number() over (order by feed) from
     (select feed from institution where feed is not null union select feed from service where feed is not null) as known`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
