import { sql } from 'kysely';
import type { Queries, Tx } from '../storage/database';

const NAME = 'catalogue.version';

/**
 * The catalogue's version is a counter in the database, so that it counts for several processes. Whatever changes
 * institutions, services or allow-lists bumps it in the same transaction; a built list is kept for one version.
 */
export async function bumpCatalogueVersion(tx: Tx): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name: NAME, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`(setting.value::bigint + 1)::text` }),
    )
    .execute();
}

export async function catalogueVersion(queries: Queries): Promise<string> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '0';
}
