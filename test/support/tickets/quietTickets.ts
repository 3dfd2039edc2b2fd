import { TicketSystemUnavailable, type TicketSystem } from '../../../server/modules/tickets/ticketSystem';

/** An empty ticket system that takes nothing, for tests that are not about tickets. */
export const quietTickets: TicketSystem = {
  isDown: async () => false,
  search: async () => ({ tickets: [], total: 0 }),
  file: async () => {
    throw new TicketSystemUnavailable('refused');
  },
  answerInvitation: async () => {
    throw new TicketSystemUnavailable('refused');
  },
  remind: async () => {
    throw new TicketSystemUnavailable('refused');
  },
  withdraw: async () => {
    throw new TicketSystemUnavailable('refused');
  },
};
