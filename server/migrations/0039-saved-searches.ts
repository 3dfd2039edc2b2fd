import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table subscription
     add column name text not null default '',
     add column watched boolean not null default true,
     add constraint subscription_is_something check (watched or name <> '')`,
  `create unique index subscription_named on subscription (person, institution_entity_id, lower(name)) where name <> ''`,
  `create or replace function service_came() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription where watched) then
         insert into news (at, kind, service_type, service_entity_id)
         select now(), 'newService', entity_type, entity_id from came where not hidden;
       end if;
       return null;
     end $$`,
  `create or replace function service_changed() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription where watched) then
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
  `create or replace function policy_saved() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription where watched) then
         insert into news (at, kind, institution_entity_id, policy_id, revision)
         values (new.saved_at, 'policyChanged', new.authority, new.policy_id, new.number);
       end if;
       return null;
     end $$`,
  `create function policy_deleted() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription where watched) then
         insert into news (at, kind, institution_entity_id, policy_id, revision)
         select now(), 'policyDeleted', authority, policy_id, number from policy_revision
         where policy_id = old.id and number = old.revision;
       end if;
       return null;
     end $$`,
  `create trigger policy_deleted after delete on policy for each row execute function policy_deleted()`,
];

/** A search has a name, whether it is watched or only kept; of policies it is news that they are deleted, too. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
