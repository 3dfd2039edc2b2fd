import type { Queries } from '../../platform/storage/database';

/** Returns true if the federation currently has an institution. */
export async function institutionExists(queries: Queries, entityId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('institution')
    .select('eid')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  return row !== undefined;
}
