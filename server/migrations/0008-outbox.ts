import { sql, type Kysely } from 'kysely';

const statements = [
  `create table outbox (
     id text primary key,
     kind text not null check (kind in ('filing', 'step', 'reminder')),
     state text not null check (state in ('sending', 'uncertain', 'queued', 'delivered', 'cancelled')),
     open boolean not null generated always as (state in ('sending', 'uncertain', 'queued')) stored,
     institution_entity_id text not null,
     service_entity_id text,
     direction text,
     ticket_key text,
     task jsonb not null,
     consequences jsonb not null default '{}',
     created_at timestamptz not null,
     attempts integer not null default 1,
     due_at timestamptz not null,
     create_after timestamptz,
     settled_at timestamptz,
     failure text
   )`,
  `create unique index outbox_one_filing on outbox
     (institution_entity_id, coalesce(service_entity_id, ''), direction)
     where kind = 'filing' and open`,
  `create unique index outbox_one_step on outbox (ticket_key) where kind <> 'filing' and open`,
  `create index outbox_due on outbox (due_at) where open`,
  `create index outbox_by_ticket on outbox (ticket_key, settled_at)`,
  `create index outbox_by_subject on outbox (institution_entity_id, direction) where kind = 'filing'`,
  `alter table idempotency add column outbox_id text`,
  `create index idempotency_by_outbox on idempotency (outbox_id) where outbox_id is not null`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
