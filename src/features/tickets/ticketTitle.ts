import type { Ticket } from '../../contracts/domain/ticket';
import type { TicketType } from '../../contracts/wire/enumerations';
import '../../i18n/texts/ticket';

/** What the ticket is about: the service, or the institution itself; an entity id where no name is known. */
export function nameOf({ serviceName, serviceEntityId, institutionName }: Ticket): string {
  return serviceName || serviceEntityId || institutionName;
}

/** Message ids of a ticket's title, which takes the name of what it is about. */
export const titleMessages = {
  LINKREQUEST: 'ticket.title.LINKREQUEST',
  UNLINKREQUEST: 'ticket.title.UNLINKREQUEST',
  CHANGE: 'ticket.title.CHANGE',
  LINKINVITE: 'ticket.title.LINKINVITE',
  UNLINKINVITE: 'ticket.title.UNLINKINVITE',
  QUESTION: 'ticket.title.QUESTION',
} as const satisfies Record<TicketType, string>;
