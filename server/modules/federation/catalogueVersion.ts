import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';
import { bumpVersion, versionOf } from '../../platform/storage/versions';

const NAME = 'catalogue.version';

/**
 * Increments the version of the catalogue, in the transaction that changes institutions or services. Connections, which
 * affect the lists of one institution only, have a separate counter.
 */
export async function bumpCatalogueVersion(tx: Tx): Promise<void> {
  await bumpVersion(tx, NAME);
}

/**
 * Records that a connection of the institution, or a setting for one, has changed, so that only its lists are rebuilt.
 */
export async function bumpConnections(tx: Tx, institution: string): Promise<void> {
  await tx
    .updateTable('institution')
    .set({ connections_version: sql<number>`connections_version + 1` })
    .where('entity_id', '=', institution)
    .execute();
}

export async function catalogueVersion(queries: Queries): Promise<string> {
  return versionOf(queries, NAME);
}
