import { sql } from 'kysely';
import type { Queries, Tx } from './database';

/**
 * Counts a version up, in the transaction that changes what it counts; what is made of that is kept for one version. The
 * counter stands in the database, so that it holds for several processes.
 */
export async function bumpVersion(tx: Tx, name: string): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`(setting.value::bigint + 1)::text` }),
    )
    .execute();
}

export async function versionOf(queries: Queries, name: string): Promise<string> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? '0';
}
