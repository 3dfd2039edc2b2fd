import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { isInvitation } from '../../contracts/domain/tickets/ticketRules';

/** Tells whether a ticket is an unanswered invitation to connect or to disconnect. */
export function awaitsAnswer({ type, status }: Ticket): boolean {
  return isInvitation(type) && status === 'Waiting for customer';
}

/**
 * Returns the message that says whose turn it is; for those who may answer, what to do; undefined for a
 * closed ticket.
 */
export function turnOf({ status, type }: Ticket, mayAnswer: boolean) {
  switch (status) {
    case 'Waiting for customer':
      if (!mayAnswer) return 'ticket.turn.institution';
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

/** Returns the same in a word; undefined if it is the institution's turn, which the group already says. */
export function turnLabelOf({ status }: Ticket) {
  switch (status) {
    case 'Waiting for customer':
      return undefined;
    case 'Waiting for Acceptance':
    case 'Open':
    case 'Reopened':
    case 'In Progress':
      return 'tickets.turn.desk';
    case 'On Hold':
      return 'tickets.turn.others';
    case 'Resolved':
    case 'Closed':
      return 'tickets.turn.nobody';
  }
}
