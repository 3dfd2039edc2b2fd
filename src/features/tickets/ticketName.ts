import type { Ticket } from '../../contracts/domain/ticket';

/** What the ticket is about: the service, or the institution itself; an entity id where no name is known. */
export function nameOf({ serviceName, serviceEntityId, institutionName }: Ticket): string {
  return serviceName || serviceEntityId || institutionName;
}
