import type { Ticket } from '../../contracts/domain/tickets/ticket';
import type { TicketType } from '../../contracts/wire/enumerations';
import '../../i18n/texts/ticket';

/**
 * Returns the name of what a ticket is about: the service, or else the institution; the entity id of a service without
 * a known name.
 */
export function nameOf({ serviceName, serviceEntityId, institutionName }: Ticket): string {
  return serviceName || serviceEntityId || institutionName;
}

/** Messages for the title of a ticket, by its type. */
export const titleMessages = {
  LINKREQUEST: 'ticket.title.LINKREQUEST',
  UNLINKREQUEST: 'ticket.title.UNLINKREQUEST',
  CHANGE: 'ticket.title.CHANGE',
  LINKINVITE: 'ticket.title.LINKINVITE',
  UNLINKINVITE: 'ticket.title.UNLINKINVITE',
  QUESTION: 'ticket.title.QUESTION',
} as const satisfies Record<TicketType, string>;
