import type { Queries } from '../../platform/storage/database';

/** Tells whether the federation has an institution now. */
export async function institutionExists(queries: Queries, entityId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('institution')
    .select('eid')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  return row !== undefined;
}
