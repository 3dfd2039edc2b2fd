import { sql } from 'kysely';
import type { Database } from '../../../platform/storage/database';

/** Facts about services that a search of tickets needs and no issue has. */
export interface ServiceDirectory {
  /** Returns whether this is the entity ID of a service, including the query string. */
  isKnown(entityId: string): Promise<boolean>;
  /** English names by entity ID; those of unknown services are missing. */
  namesOf(entityIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Looks up services in our own database; do not use it inside a transaction. */
export function serviceDirectory({ read }: Pick<Database, 'read'>): ServiceDirectory {
  return {
    async isKnown(entityId) {
      const found = await read
        .selectFrom('service')
        .select('eid')
        .where('entity_id', '=', entityId)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
    async namesOf(entityIds) {
      if (entityIds.length === 0) return new Map();
      const found = await read
        .selectFrom('service')
        .select([
          'entity_id',
          sql<string | null>`coalesce(document #>> '{displayNames,en}', document #>> '{names,en}')`.as(
            'name',
          ),
        ])
        .where('entity_id', 'in', [...entityIds])
        .execute();
      return new Map(found.flatMap(({ entity_id, name }) => (name === null ? [] : [[entity_id, name]])));
    },
  };
}
