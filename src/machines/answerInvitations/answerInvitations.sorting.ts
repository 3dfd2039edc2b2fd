import { isAwaitingAnswer, isOutsideEdugain } from '../../contracts/domain/services/connection';
import { isInvitation, type InvitationType } from '../../contracts/domain/tickets/ticketRules';
import type { AnswerInvitationsInput } from './answerInvitations.subject';
import type {
  FoundTicket,
  FoundTickets,
  Invitation,
  LeftOut,
  Obstacle,
  Sorted,
} from './answerInvitations.subject';

type Task = Pick<AnswerInvitationsInput, 'answer' | 'institution'>;

/**
 * Returns which tickets get the answer, and why others do not. To connect and to disconnect are different answers: the
 * first invitation that waits decides which it is.
 */
export function sorted(found: FoundTickets, task: Task): Sorted {
  const kind = found.find(({ ticket }) => ticket && isAwaitingAnswer(ticket))?.ticket?.type;
  const invitations: Invitation[] = [];
  const leftOut: LeftOut[] = [];
  for (const { key, ticket, unread = false } of found) {
    const nothing = unread ? 'notLookedUp' : 'unknown';
    const obstacle = ticket && !unread ? obstacleOf(ticket, kind, task) : nothing;
    if (ticket && obstacle === null && isInvitation(ticket.type))
      invitations.push({ ...ticket, type: ticket.type });
    else leftOut.push({ key, obstacle: obstacle ?? 'unknown', ...named(ticket) });
  }
  return { invitations, leftOut };
}

function named(ticket: FoundTicket | null): Pick<LeftOut, 'name' | 'answeredBy'> {
  if (!ticket) return {};
  const { name, answeredBy } = ticket;
  return { name, ...(answeredBy !== undefined && { answeredBy }) };
}

function obstacleOf(ticket: FoundTicket, kind: FoundTicket['type'] | undefined, task: Task): Obstacle | null {
  if (!isInvitation(ticket.type)) return 'unknown';
  if (!isAwaitingAnswer(ticket)) return 'answered';
  if (ticket.type !== kind) return 'otherKind';
  return task.answer === 'accept' && connects(ticket.type) ? connectObstacle(ticket, task) : null;
}

function connects(type: InvitationType): boolean {
  return type === 'LINKINVITE';
}

/**
 * Reasons for which the dialog of one invitation refuses, or asks its own question (REQUIREMENTS 138, 143).
 */
function connectObstacle({ subject }: FoundTicket, { institution }: Task): Obstacle | null {
  if (!subject) return 'serviceUnknown';
  if (subject.connected) return 'connected';
  if (subject.saml1Only) return 'saml1Only';
  if (isOutsideEdugain(institution, subject)) return 'outsideEdugain';
  return subject.agreementRefused ? 'agreementRefused' : null;
}
