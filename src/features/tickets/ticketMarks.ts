import type { TicketStatus } from '../../contracts/wire/enumerations';
import type { StatusKind } from '../../ui/marks/StatusMark';

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
