import { sql, type Kysely } from 'kysely';

/**
 * News that follow from time passing. What is told once has its turn, which outlasts the news; a review that comes to a step before
 * its end is written where that happens (decision 39).
 */
const statements = [
  `alter table news add column facts jsonb`,
  `create table news_turn (
     turn text primary key,
     at timestamptz not null
   )`,
  `create table logins_judged (
     institution_entity_id text primary key,
     day text not null
   )`,
  `alter table entity_source add column certificate_ends jsonb`,
  `create function review_stepped() returns trigger language plpgsql as $$
     begin
       if exists (select from subscription where watched)
         and exists (select from review_row where review_id = new.id and verdict is null) then
         insert into news (at, kind, institution_entity_id, facts)
         values (coalesce(new.reminded_at, now()), 'reviewEnds', new.institution_entity_id,
           jsonb_build_object('review', new.id, 'days', new.reminded_days));
       end if;
       return null;
     end $$`,
  `create trigger review_stepped after update on review for each row
     when (new.reminded_days is distinct from old.reminded_days and new.closed_at is null)
     execute function review_stepped()`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
