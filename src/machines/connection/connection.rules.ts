import { isInvitation } from '../../contracts/domain/ticket';
import type { ConnectionSubject } from './connection.subject';

interface Situation {
  readonly invitation: string | null;
  readonly subject: ConnectionSubject | null;
}

/** The institution is invited to change the connection as it stands now, and has not answered. */
export function isInvited({ subject }: Situation): boolean {
  return isAwaiting(subject) && (subject?.ticket?.type === 'UNLINKINVITE') === subject?.connected;
}

/** The address names an invitation of this type, and there is none (any more, or for this institution). */
export function isInvitationUnknown({ invitation, subject }: Situation, type: string): boolean {
  return invitation !== null && subject?.ticket?.type !== type;
}

/** The address names an invitation that does not wait for an answer. */
export function isAnswered({ invitation, subject }: Situation): boolean {
  return invitation !== null && !isAwaiting(subject);
}

/** Neither the address nor the look-up gives an invitation. */
export function isNoInvitation({ subject }: Situation): boolean {
  return subject?.ticket === undefined || !isInvitation(subject.ticket.type);
}

/** A ticket is open that a second request would collide with; an invitation that does not fit any more is none. */
export function hasOpenTicket({ subject }: Situation): boolean {
  return subject?.ticket !== undefined && !isAwaiting(subject);
}

export function isAwaiting(subject: ConnectionSubject | null): boolean {
  const { ticket } = subject ?? {};
  return ticket !== undefined && isInvitation(ticket.type) && ticket.status === 'Waiting for customer';
}
