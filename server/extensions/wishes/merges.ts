import { type RawBuilder, sql } from 'kysely';
import type { WishedService } from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Queries } from '../../platform/storage/database';
import type { WishRow } from './wishView';

/** A wish with the service of its group: its own, or the one that it is merged with. */
export interface PlacedWish extends WishRow {
  readonly under_service: string;
  readonly under_type: WishedService['serviceType'];
}

export function placeOf({ under_service: service, under_type: serviceType }: PlacedWish): WishedService {
  return { service, serviceType };
}

/** Selects the wishes of an institution, as `placed`. */
export function placedWishes(institution: string): RawBuilder<PlacedWish> {
  return sql`(select wish.*, coalesce(into_service_entity_id, service_entity_id) as under_service,
      coalesce(into_service_type, service_type) as under_type
    from wish left join wish_merge using (institution_entity_id, service_entity_id, service_type)
    where institution_entity_id = ${institution}) as placed`;
}

/** A service whose wishes are merged with those for another one. */
export interface Merge {
  readonly from: WishedService;
  readonly into: WishedService;
}

export async function mergesOf(queries: Queries, institution: string): Promise<Merge[]> {
  const rows = await queries
    .selectFrom('wish_merge')
    .selectAll()
    .where('institution_entity_id', '=', institution)
    .orderBy('service_entity_id')
    .orderBy('service_type')
    .execute();
  return rows.map((row) => ({
    from: { service: row.service_entity_id, serviceType: row.service_type },
    into: { service: row.into_service_entity_id, serviceType: row.into_service_type },
  }));
}

export function isSame(one: WishedService, other: WishedService): boolean {
  return one.service === other.service && one.serviceType === other.serviceType;
}
