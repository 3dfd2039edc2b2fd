import { sql } from 'kysely';
import type { Database } from '../../../platform/storage/database';

/** What a search of tickets needs to know about services, which no issue says. */
export interface ServiceDirectory {
  /** Tells whether this is the entity id of a service, query string and all. */
  isKnown(entityId: string): Promise<boolean>;
  /** English names by entity id; those of unknown services are missing. */
  namesOf(entityIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Looks services up in our own database; not to be used inside of a transaction. */
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
