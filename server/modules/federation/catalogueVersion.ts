import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';

const NAME = 'catalogue.version';

/**
 * Counts up the catalogue's version: a counter in the database, so that it counts for several processes. Whatever changes
 * institutions or services bumps it in the same transaction; what is built is kept for one version. What concerns the lists
 * of one institution alone, its connections, has a counter of its own.
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

/** Notes that a connection of the institution has changed: its own lists are made anew, nobody else's. */
export async function bumpConnections(tx: Tx, institution: string): Promise<void> {
  await tx
    .updateTable('institution')
    .set({ connections_version: sql<number>`connections_version + 1` })
    .where('entity_id', '=', institution)
    .execute();
}

export async function catalogueVersion(queries: Queries): Promise<string> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '0';
}
