import { sql, type Kysely } from 'kysely';

const statements = [
  `create table webhook (
     id text primary key,
     name text not null unique,
     address text not null,
     kinds jsonb not null,
     generation integer not null default 1,
     earlier_until timestamptz,
     created_at timestamptz not null,
     stopped_at timestamptz,
     failing_since timestamptz,
     last_answer text,
     last_answer_at timestamptz,
     last_delivered_at timestamptz
   )`,
  `create table event (
     number bigserial primary key,
     id text not null unique,
     kind text not null,
     subject text not null,
     body text not null,
     at timestamptz not null
   )`,
  `create index event_by_age on event (at)`,
  `create table event_delivery (
     webhook_id text not null references webhook on delete cascade,
     event_number bigint not null references event on delete cascade,
     subject text not null,
     state text not null check (state in ('waiting', 'delivered', 'givenUp')),
     attempts integer not null default 0,
     due_at timestamptz not null,
     answer text,
     settled_at timestamptz,
     primary key (webhook_id, event_number)
   )`,
  `create index event_delivery_waiting on event_delivery (webhook_id, subject, event_number) where state = 'waiting'`,
  `create index event_delivery_due on event_delivery (due_at) where state = 'waiting'`,
  `create index event_delivery_by_event on event_delivery (event_number)`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
