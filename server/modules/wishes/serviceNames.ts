import type { WishedService } from '../../../src/contracts/wire/wishes';
import type { Tx } from '../../platform/storage/database';
import { nameOf } from '../../platform/text/localise';
import { findVisible, type ServiceRow, viewerFor } from '../catalogue/catalogue.module';

const keyOf = ({ service, serviceType }: WishedService) => `${serviceType} ${service}`;

/** Returns what names these services in a language; one that the institution does not see any more has its entity id. */
export async function serviceNames(
  tx: Tx,
  institution: string,
  services: readonly WishedService[],
): Promise<(service: WishedService, language: string) => string> {
  const viewer = await viewerFor(tx, 'staff', institution);
  const found = new Map<string, ServiceRow | undefined>();
  for (const service of services)
    if (!found.has(keyOf(service)))
      found.set(
        keyOf(service),
        await findVisible(tx, viewer, service.serviceType, { entityId: service.service }),
      );
  return (service, language) =>
    nameOf(found.get(keyOf(service))?.document.names ?? {}, language, service.service);
}
