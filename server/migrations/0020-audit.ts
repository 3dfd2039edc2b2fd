import { sql, type Kysely } from 'kysely';

/**
 * The audit trail: entries that are only ever added, and a seal for each UTC day. Whoever adds one holds the lock that a seal
 * needs for itself, so that nothing comes to a day that is sealed. Beside it, connections that are made at once have their
 * person, and the states of a policy outlive it.
 */
const statements = [
  `create table audit_seal (
     day text collate "C" primary key,
     entries integer not null,
     digest text not null,
     previous text not null,
     hash text not null,
     sealed_at timestamptz not null
   )`,
  `create table audit_entry (
     number bigserial primary key,
     id text not null unique,
     day text collate "C" not null,
     at timestamptz not null,
     kind text not null,
     actor_kind text not null,
     issuer text,
     subject text,
     name text not null,
     role text,
     acting_for text,
     institution text,
     object_kind text not null,
     object_id text not null,
     object_name text,
     before text,
     after text,
     request_id text,
     address text,
     hash text not null
   )`,
  `create index audit_entry_by_day on audit_entry (day, number)`,
  `create index audit_entry_by_institution on audit_entry (institution, number)`,
  `create index audit_entry_roles on audit_entry (issuer, subject, number) where kind in ('login.made', 'login.steppedUp', 'roles.changed')`,
  `create function audit_entry_place() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock_shared(8283);
     new.day := greatest(
       to_char(new.at at time zone 'UTC', 'YYYY-MM-DD'),
       (select to_char(max(day)::date + 1, 'YYYY-MM-DD') from audit_seal)
     );
     return new;
   end $$`,
  `create trigger audit_entry_place before insert on audit_entry for each row execute function audit_entry_place()`,
  `create function audit_keep() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and current_setting('audit.retention', true) = 'on' then
       if old.day <= (select max(day) from audit_seal) then return old; end if;
     end if;
     raise exception 'The audit trail is only ever added to' using errcode = 'insufficient_privilege';
   end $$`,
  `create trigger audit_entry_keep before update or delete on audit_entry for each row execute function audit_keep()`,
  `create trigger audit_seal_keep before update or delete on audit_seal for each row execute function audit_keep()`,
  `create trigger audit_entry_whole before truncate on audit_entry execute function audit_keep()`,
  `create trigger audit_seal_whole before truncate on audit_seal execute function audit_keep()`,
  `create table audit_check (
     id integer primary key check (id = 1),
     due_at timestamptz not null,
     lease_until timestamptz,
     result text
   )`,
  `alter table connection_event add column person text`,
  `alter table policy_revision drop constraint policy_revision_policy_id_fkey`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
