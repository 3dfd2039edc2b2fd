import type { TicketStatus } from '../../wire/enumerations';

/** Statuses of a ticket, as message IDs: one text each wherever tickets are shown. */
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

/** The same for the desk, for which a ticket that waits for the customer does not wait for the reader. */
export const deskStatusMessages = {
  ...statusMessages,
  'Waiting for customer': 'desk.status.asked',
} as const satisfies Record<TicketStatus, string>;
