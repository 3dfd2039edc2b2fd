import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';

const NAME = 'catalogue.version';

/**
 * Counts up the version of the catalogue, in the transaction that changes institutions or services; answers are kept for
 * one version. The counter stands in the database, so that it holds for several processes. Connections, which concern the
 * lists of one institution only, have a counter of their own.
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

/** Notes that a connection of the institution, or what it has set for one, has changed: its own lists are made anew, nobody else's. */
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
