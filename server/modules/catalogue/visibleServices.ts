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
 * Returns those of all services that the viewer sees, as the same objects, since copies of thousands would cost the most.
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

/** A viewer who sees everything that anybody sees, so that what is built for it can be shared. */
export const EVERYBODY: Viewer = { audience: 'superUser', inviting: true };
