import { setImmediate } from 'node:timers/promises';
import type { Queries } from '../../../platform/storage/database';
import type { ExportedService } from './connectionsSchema';

const AT_ONCE = 500;

/** Yields the data of services besides their connections, in the order of their entity IDs. */
export async function* exportedServices(
  queries: Queries,
  entityIds: readonly string[],
): AsyncGenerator<ExportedService> {
  const sorted = [...entityIds].sort();
  for (let start = 0; start < sorted.length; start += AT_ONCE) {
    const rows = await queries
      .selectFrom('service')
      .select(['entity_id', 'entity_type', 'document'])
      .where('entity_id', 'in', sorted.slice(start, start + AT_ONCE))
      .where('hidden', '=', false)
      .orderBy('entity_id')
      .orderBy('entity_type')
      .execute();
    for (const { entity_id: entityId, entity_type: type, document } of rows) {
      const { minimalLoaLevel: minimumLevel, releasePolicy: attributes } = document;
      yield { entityId, type, ...(minimumLevel && { minimumLevel }), ...(attributes && { attributes }) };
    }
    await setImmediate();
  }
}
