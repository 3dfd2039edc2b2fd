import type { Queries } from '../../platform/storage/database';
import { catalogueTypes, visibleServices } from './serviceRows';
import type { Viewer } from './viewer';

interface Numbered {
  readonly id: number;
  readonly type: string;
}

const keyOf = ({ id, type }: Numbered) => `${id} ${type}`;

export interface Seen<Service> {
  /** All services, in their order. */
  readonly services: readonly Service[];
  readonly isConnected: (service: Service) => boolean;
}

/**
 * Selects from all services those that the viewer sees, as the same objects, since copying thousands would be the main
 * cost.
 */
export async function seenOf<Service extends Numbered>(
  queries: Queries,
  viewer: Viewer,
  all: readonly Service[],
): Promise<Seen<Service>> {
  const rows = await visibleServices(queries, viewer)
    .where('seen.entity_type', 'in', catalogueTypes)
    .clearSelect()
    .select(['seen.eid as id', 'seen.entity_type as type', 'seen.connected'])
    .execute();
  const seen = new Map(rows.map((row) => [keyOf(row), row.connected]));
  return {
    services: all.filter((service) => seen.has(keyOf(service))),
    isConnected: (service) => seen.get(keyOf(service)) === true,
  };
}

/** Viewer with the union of all rights, for results that are shared. */
export const ALL_RIGHTS: Viewer = { audience: 'superUser', inviting: true };
