import { sql, type Kysely } from 'kysely';

/**
 * The audit trail lets whole days go, the oldest first: an entry only when its day has no seal any more, though there are later
 * seals, and a seal only if it is the oldest and no entry of an older day is left.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create or replace function audit_keep() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and current_setting('audit.retention', true) = 'on' then
       if tg_table_name = 'audit_seal' then
         if old.day = (select min(day) from audit_seal) and old.day < (select max(day) from audit_seal)
           and not exists (select from audit_entry where day < old.day) then return old; end if;
       elsif old.day < (select min(day) from audit_seal) then return old;
       end if;
     end if;
     raise exception 'The audit trail is only ever added to' using errcode = 'insufficient_privilege';
   end $$`,
    )
    .execute(database);
}
