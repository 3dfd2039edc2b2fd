import type { Ticket } from '../../contracts/domain/ticket';
import type { TicketType } from '../../contracts/wire/enumerations';
import { typeMessages } from '../../i18n/ticketTypeWords';

/** What the ticket is about: the service, or the institution itself; an entity id where no name is known. */
export function nameOf({ serviceName, serviceEntityId, institutionName }: Ticket): string {
  return serviceName || serviceEntityId || institutionName;
}

/** What a change is about, in words of the list. */
const changeMessages = {
  consent: 'tickets.what.consent',
  strongAuthentication: 'tickets.what.strongAuthentication',
  multiFactor: 'tickets.what.multiFactor',
  institution: 'tickets.what.institution',
} as const;

/** What is asked for, as the id of a message: of a change what it changes, where the server tells. */
export function whatMessageOf({ type, change }: Ticket) {
  if (!change || change.kind === 'connect' || change.kind === 'disconnect') return typeMessages[type];
  return changeMessages[change.kind];
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
