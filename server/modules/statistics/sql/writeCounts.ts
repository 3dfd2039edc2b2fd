import { sql } from 'kysely';
import type { Tx } from '../../../platform/storage/database';
import { packPersonDays, type PersonDays } from '../personDays';
import { asRow, type Counted } from '../yearCounter';

/** A year of an institution, by its number. */
export interface InstitutionYear {
  readonly institution: number;
  readonly year: number;
}

export type CountedRow = Counted & InstitutionYear;
export type PersonRow = PersonDays & InstitutionYear;

export async function writeCounts(tx: Tx, rows: readonly CountedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('login_year')
    .values(rows.map(({ institution, year, ...row }) => ({ institution, year, ...asRow(row) })))
    .onConflict((conflict) =>
      conflict.columns(['institution', 'year', 'service']).doUpdateSet(({ ref }) => ({
        day_logins: ref('excluded.day_logins'),
        day_users: ref('excluded.day_users'),
        week_logins: ref('excluded.week_logins'),
        week_users: ref('excluded.week_users'),
        month_logins: ref('excluded.month_logins'),
        month_users: ref('excluded.month_users'),
        quarter_users: ref('excluded.quarter_users'),
        year_users: ref('excluded.year_users'),
      })),
    )
    .execute();
}

export async function writePeople(tx: Tx, rows: readonly PersonRow[]): Promise<void> {
  await sql`
    insert into login_person (institution, year, person, days)
    select * from unnest(
      ${rows.map(({ institution }) => institution)}::integer[],
      ${rows.map(({ year }) => year)}::integer[],
      ${rows.map(({ person }) => person)}::bigint[],
      ${rows.map(({ services }) => packPersonDays(services))}::bytea[])
    on conflict (institution, year, person) do update set days = excluded.days`.execute(tx);
}
