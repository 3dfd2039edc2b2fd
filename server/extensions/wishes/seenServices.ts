import type { WishedService } from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Tx } from '../../platform/storage/database';
import { nameOf } from '../../platform/text/localise';
import { findVisible, type ServiceRow, viewerFor } from '../../modules/catalogue/catalogue.module';

const keyOf = ({ service, serviceType }: WishedService) => `${serviceType} ${service}`;

/**
 * Returns a function that finds each of these services as the institution sees it; undefined for a service that it no
 * longer sees.
 */
export async function seenServices(
  tx: Tx,
  institution: string,
  services: readonly WishedService[],
): Promise<(service: WishedService) => ServiceRow | undefined> {
  const viewer = await viewerFor(tx, 'staff', institution);
  const found = new Map<string, ServiceRow | undefined>();
  for (const service of services)
    if (!found.has(keyOf(service)))
      found.set(
        keyOf(service),
        await findVisible(tx, viewer, service.serviceType, { entityId: service.service }),
      );
  return (service) => found.get(keyOf(service));
}

/** Returns the name of a service in a language; the entity ID if the institution no longer sees it. */
export function nameIn(row: ServiceRow | undefined, { service }: WishedService, language: string): string {
  return nameOf(row?.document.names ?? {}, language, service);
}
