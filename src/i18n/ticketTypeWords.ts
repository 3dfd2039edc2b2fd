import type { TicketType } from '../contracts/wire/enumerations';
import './texts/ticketTypes';

/** What is asked for by a ticket, in message ids: one word each on every page, the overview among them. */
export const typeMessages = {
  LINKREQUEST: 'ticket.type.LINKREQUEST',
  UNLINKREQUEST: 'ticket.type.UNLINKREQUEST',
  CHANGE: 'ticket.type.CHANGE',
  LINKINVITE: 'ticket.type.LINKINVITE',
  UNLINKINVITE: 'ticket.type.UNLINKINVITE',
  QUESTION: 'ticket.type.QUESTION',
} as const satisfies Record<TicketType, string>;
