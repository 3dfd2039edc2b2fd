import type { Localised } from '../../../src/contracts/wire/common';
import type { Queries } from '../../platform/storage/database';
import { nameOf } from '../../platform/text/localise';

/** Reads the names of institutions by entity ID. Unknown ones are left out. */
export async function institutionNames(
  queries: Queries,
  entityIds: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  if (entityIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('institution')
    .select((scope) => [
      'entity_id',
      scope.ref('document', '->').key('names').$castTo<Localised>().as('names'),
    ])
    .where('entity_id', 'in', [...new Set(entityIds)])
    .execute();
  return new Map(rows.map(({ entity_id: id, names }) => [id, nameOf(names, language, id)]));
}
