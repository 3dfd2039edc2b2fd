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

/** The same for all who cannot answer for the institution: its viewers, super users and the desk. */
export const othersStatusMessages = {
  ...statusMessages,
  'Waiting for customer': 'ticket.status.awaitingInstitution',
} as const satisfies Record<TicketStatus, string>;
