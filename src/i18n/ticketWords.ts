import type { TicketResolution, TicketStatus } from '../contracts/wire/enumerations';
import './texts/ticket';

/** How a ticket stands and how it ended, in message ids: one word each on every page that tells of tickets. */
export const statusMessages = {
  'Waiting for Acceptance': 'ticket.status.waitingForAcceptance',
  Open: 'ticket.status.open',
  'In Progress': 'ticket.status.inProgress',
  'On Hold': 'ticket.status.onHold',
  'Waiting for customer': 'ticket.status.awaitingInput',
  Resolved: 'ticket.status.resolved',
  Reopened: 'ticket.status.reopened',
  Closed: 'ticket.status.closed',
} as const satisfies Record<TicketStatus, string>;

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
