import type { Selectable } from 'kysely';
import type { OwnWish, WishedService, WishState } from '../../../src/extensions/wishes/contract/wishes.wire';
import { serviceView } from '../../modules/catalogue/catalogue.module';
import type { ServiceStatus } from '../changeSets/changeSets.module';
import type { WishTable } from './tables';

export type WishRow = Selectable<WishTable>;

export function requestedService(row: Pick<WishRow, 'service_entity_id' | 'service_type'>): WishedService {
  return { service: row.service_entity_id, serviceType: row.service_type };
}

/** Returns the service of wishes, as an institution sees it. */
export function namedService({ service, serviceType }: WishedService, seen: ServiceStatus, language: string) {
  return {
    service,
    serviceType,
    ...(seen.service && {
      serviceName: serviceView(seen.service, language).name,
      serviceId: seen.service.eid,
    }),
  };
}

/** Returns the contents and the state of a wish: the present state takes precedence over the answer. */
export function wishStatement(
  row: WishRow,
  { status }: ServiceStatus,
): Omit<OwnWish, 'service' | 'serviceType'> {
  return {
    reason: row.reason,
    ...(row.people !== null && { people: row.people }),
    askedAt: row.asked_at.toISOString(),
    state: status === 'free' ? answeredState(row) : status,
    ...(row.answer !== null &&
      row.answered_at && {
        answer: { text: row.answer, by: row.answered_by ?? '', at: row.answered_at.toISOString() },
      }),
  };
}

function answeredState({ answered_at: at, declined }: WishRow): WishState {
  if (!at) return 'open';
  return declined ? 'declined' : 'answered';
}
