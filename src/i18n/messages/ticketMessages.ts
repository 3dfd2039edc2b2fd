import type { TicketResolution } from '../../contracts/wire/enumerations';
import '../texts/ticket';

export { othersStatusMessages, statusMessages } from '../../contracts/domain/tickets/ticketStatusMessages';

/** The outcome of a ticket, as message ids. */
export const resolutionMessages = {
  no_change_required: 'ticket.resolution.no_change_required',
  incomplete: 'ticket.resolution.incomplete',
  done: 'ticket.resolution.done',
  wont_do: 'ticket.resolution.wont_do',
  cancelled: 'ticket.resolution.cancelled',
  wont_fix: 'ticket.resolution.wont_fix',
  resolved: 'ticket.resolution.resolved',
  duplicate: 'ticket.resolution.duplicate',
  not_completed: 'ticket.resolution.not_completed',
  cannot_reproduce: 'ticket.resolution.cannot_reproduce',
  suspended: 'ticket.resolution.suspended',
} as const satisfies Record<TicketResolution, string>;
