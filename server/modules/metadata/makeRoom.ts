import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/storage/database';

const ROWS_AT_ONCE = 100;

/**
 * Inserts a row for each new service, hidden and without a fingerprint, like the row of a removed one. The exchange
 * then only fills rows in place and takes less time, during which all requests wait on the embedded database.
 */
export async function makeRoom(database: Database, run: string, feed: string): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const last: string = after;
    after = await database.transaction((tx) => makeSomeRoom(tx, run, feed, last));
    // The embedded database answers without ever waiting: yields to other requests.
    await setImmediate();
  }
}

/** Goes through the entity IDs in the order of the database. Returns the last one, null after all of them. */
async function makeSomeRoom(tx: Tx, run: string, feed: string, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with made as (
      insert into service (entity_type, entity_id, state, document, origin, feed, hidden)
      select 'saml20_sp', entity_id, state, document, 'import', ${feed}, true
      from metadata_staging as staged
      where run = ${run} and kind = 'service' and entity_id > ${after} and not exists (
        select from service where entity_type = 'saml20_sp' and service.entity_id = staged.entity_id)
      order by entity_id limit ${ROWS_AT_ONCE}
      returning entity_id)
    select max(entity_id) as last from made`.execute(tx);
  return rows[0]?.last ?? null;
}
