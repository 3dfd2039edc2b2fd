import { sql, type Kysely } from 'kysely';

/**
 * A login is added to the counts of its year by itself; for that the database keeps the days of each person. What was counted
 * before is counted once more, to learn these days, and so is each year that a server of the last release has counted.
 */
const statements = [
  `create table login_new (
     institution integer not null references login_institution (number) on delete cascade,
     day integer not null,
     events bytea not null,
     since timestamptz not null default now(),
     primary key (institution, day)
   )`,
  `alter table login_new alter column events set storage external`,
  `create table login_person (
     institution integer not null references login_institution (number) on delete cascade,
     year integer not null,
     person bigint not null,
     days bytea not null,
     primary key (institution, year, person)
   )`,
  `create table login_recount (
     institution integer not null references login_institution (number) on delete cascade,
     year integer not null,
     turn bigint not null default 0,
     since timestamptz,
     primary key (institution, year)
   )`,
  `insert into login_recount (institution, year)
   select institution, year from login_year join login_institution on number = institution where not invented
   union select institution, year from login_stale`,
  `create function login_counted_as_before() returns trigger language plpgsql as $$
     begin
       insert into login_recount (institution, year) values (new.institution, new.year)
       on conflict (institution, year) do update set turn = login_recount.turn + 1;
       return null;
     end $$`,
  `create trigger login_counted_as_before after insert or update on login_stale for each row
     execute function login_counted_as_before()`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
