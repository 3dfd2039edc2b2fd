import { isAwaitingAnswer, underWay } from '../../contracts/domain/connection';
import { isInvitation } from '../../contracts/domain/ticket';
import type { ConnectionSubject } from './connection.subject';

interface Situation {
  readonly invitation: string | null;
  readonly subject: ConnectionSubject | null;
}

/** The institution is invited to change the connection as it stands now, and has not answered. */
export function isInvited({ subject }: Situation): boolean {
  return subject !== null && underWay(subject.connected, subject.ticket) === 'invitation';
}

/** The address names an invitation of this type, and there is none (any more, or for this institution). */
export function isInvitationUnknown({ invitation, subject }: Situation, type: string): boolean {
  return invitation !== null && subject?.ticket?.type !== type;
}

/** Neither the address nor the look-up gives an invitation. */
export function isNoInvitation({ subject }: Situation): boolean {
  return subject?.ticket === undefined || !isInvitation(subject.ticket.type);
}

/** There is an invitation, and it does not wait for an answer. */
export function isAnswered({ subject }: Situation): boolean {
  return subject?.ticket !== undefined && !isAwaitingAnswer(subject.ticket);
}

/** The address names an invitation that does not wait for an answer. */
export function isNamedAnswered(situation: Situation): boolean {
  return situation.invitation !== null && isAnswered(situation);
}

/** A ticket is open that a second request would collide with; an invitation that does not fit any more is none. */
export function hasOpenTicket({ subject }: Situation): boolean {
  const found = subject && underWay(subject.connected, subject.ticket);
  return found === 'connecting' || found === 'disconnecting';
}
