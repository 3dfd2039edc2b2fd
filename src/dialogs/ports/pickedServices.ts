import { keyOf, type ListedService } from '../../contracts/domain/services/catalogue';
import type { PickedService } from '../../contracts/domain/services/pickedServices';

/** Returns services by their keys (`keyOf`), in this order, as far as the catalogue has them. */
export function pickedServices(known: readonly ListedService[], keys: readonly string[]): PickedService[] {
  const byKey = new Map(known.map((service) => [keyOf(service), service]));
  return keys.flatMap((key) => {
    const service = byKey.get(key);
    if (!service) return [];
    return { serviceEntityId: service.entityId, serviceType: service.type, name: service.name };
  });
}
