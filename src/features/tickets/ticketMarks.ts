import type { TicketStatus } from '../../contracts/wire/enumerations';
import type { StatusKind } from '../../ui/marks/StatusMark';

/** Marks of the present status. */
export const ticketMarks: Readonly<Record<TicketStatus, StatusKind>> = {
  'Waiting for Acceptance': 'waiting',
  Open: 'open',
  'In Progress': 'working',
  'On Hold': 'hold',
  'Waiting for customer': 'action',
  Resolved: 'on',
  Reopened: 'again',
  Closed: 'ended',
};

/** Returns the mark of a past event: what waited then needs no answer now. */
export const pastMark = (status: TicketStatus): StatusKind =>
  status === 'Waiting for customer' ? 'open' : ticketMarks[status];
