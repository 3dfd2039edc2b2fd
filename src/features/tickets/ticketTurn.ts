import { isInvitation, type Ticket } from '../../contracts/domain/ticket';

/** Returns whose turn it is, as the id of a sentence; nothing where the ticket has come to its end. */
export function turnOf({ status, type }: Ticket) {
  switch (status) {
    case 'Waiting for customer':
      return isInvitation(type) ? 'ticket.turn.answer' : 'ticket.turn.question';
    case 'Waiting for Acceptance':
    case 'Open':
    case 'Reopened':
      return 'ticket.turn.desk';
    case 'In Progress':
      return 'ticket.turn.working';
    case 'On Hold':
      return 'ticket.turn.hold';
    case 'Resolved':
    case 'Closed':
      return undefined;
  }
}
