import { TicketSystemUnavailable, type TicketSystem } from '../../server/modules/tickets/ticketSystem';

/** A ticket system with nothing in it that takes nothing in, for tests that are not about tickets. */
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
