import { sql, type Kysely } from 'kysely';

/**
 * News are written by the database where what they tell is stored, so that neither a new feed, nor a change of precedence, nor a
 * file of state can forget them (decision 39). Where nobody watches, nothing is written.
 */
const statements = [
  `create table watcher (
     person text primary key,
     id uuid not null unique,
     name text not null,
     mail text not null,
     authorities jsonb not null,
     institutions jsonb not null,
     seen_at timestamptz not null,
     language text not null,
     rhythm text not null check (rhythm in ('daily', 'weekly', 'never')),
     told_to bigint not null,
     due_at timestamptz,
     feed_hash text unique
   )`,
  `create index watcher_due on watcher (due_at) where due_at is not null`,
  `create table subscription (
     id uuid primary key,
     person text not null references watcher on delete cascade,
     institution_entity_id text not null,
     kind text not null check (kind in ('service', 'connections', 'search', 'feed')),
     object text not null,
     service_type text not null,
     since bigint not null,
     created_at timestamptz not null,
     unique (person, institution_entity_id, kind, service_type, object)
   )`,
  `create table news (
     number bigserial primary key,
     at timestamptz not null,
     kind text not null,
     service_type text,
     service_entity_id text,
     institution_entity_id text,
     policy_id text,
     revision integer,
     before jsonb,
     after jsonb
   )`,
  `create index news_by_age on news (at)`,
  `alter table mail add column unsubscribe text`,
  `create function service_came() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription) then
         insert into news (at, kind, service_type, service_entity_id)
         select now(), 'newService', entity_type, entity_id from came where not hidden;
       end if;
       return null;
     end $$`,
  `create trigger service_came after insert on service referencing new table as came
     for each statement execute function service_came()`,
  `create function service_changed() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription) then
         insert into news (at, kind, service_type, service_entity_id, before, after)
         select now(), fact.kind, now_is.entity_type, now_is.entity_id, fact.before, fact.after
         from was join now_is using (entity_type, entity_id) cross join lateral (values
           ('newService', null::jsonb, null::jsonb, was.hidden and not now_is.hidden),
           ('attributesChanged', was.document -> 'releasePolicy', now_is.document -> 'releasePolicy',
             was.document -> 'releasePolicy' is distinct from now_is.document -> 'releasePolicy'),
           ('privacyChanged', was.document -> 'privacyStatementUrls', now_is.document -> 'privacyStatementUrls',
             coalesce(was.document -> 'privacyStatementUrls', '{}')
               is distinct from coalesce(now_is.document -> 'privacyStatementUrls', '{}'))
         ) as fact (kind, before, after, is_news)
         where fact.is_news and not now_is.hidden
         order by now_is.entity_id, fact.kind;
       end if;
       return null;
     end $$`,
  `create trigger service_changed after update on service referencing old table as was new table as now_is
     for each statement execute function service_changed()`,
  `create function policy_saved() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription) then
         insert into news (at, kind, institution_entity_id, policy_id, revision)
         values (new.saved_at, 'policyChanged', new.authority, new.policy_id, new.number);
       end if;
       return null;
     end $$`,
  `create trigger policy_saved after insert on policy_revision for each row execute function policy_saved()`,
];

/** What people watch, and what there is to tell them. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
