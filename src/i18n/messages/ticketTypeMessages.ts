import type { TicketType } from '../../contracts/wire/enumerations';
import '../texts/ticketTypes';

/** The requests of tickets, as message ids: the same word on every page, including the overview. */
export const typeMessages = {
  LINKREQUEST: 'ticket.type.LINKREQUEST',
  UNLINKREQUEST: 'ticket.type.UNLINKREQUEST',
  CHANGE: 'ticket.type.CHANGE',
  LINKINVITE: 'ticket.type.LINKINVITE',
  UNLINKINVITE: 'ticket.type.UNLINKINVITE',
  QUESTION: 'ticket.type.QUESTION',
} as const satisfies Record<TicketType, string>;
