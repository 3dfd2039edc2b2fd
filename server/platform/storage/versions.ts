import { sql } from 'kysely';
import type { Queries, Tx } from './database';

/**
 * Increments a version in the transaction that changes the versioned data; derived values are cached per version. The
 * counter is in the database, so that all processes share it.
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
