import { isAwaitingAnswer, isOutsideEdugain, underWay } from '../../contracts/domain/connection';
import { isInvitation } from '../../contracts/domain/ticketRules';
import { collidedWith, requestGuards, type Kind, type Reported } from '../shared/request.words';
import type { ConnectionContext } from './connection.types';

type Situation = ConnectionContext<unknown>;

interface Scope {
  readonly context: Situation;
}

/** The institution is invited to change the connection as it stands now, and has not answered. */
export function isInvited({ subject }: Pick<Situation, 'subject'>): boolean {
  return subject !== null && underWay(subject.connected, subject.ticket) === 'invitation';
}

/** The address names an invitation of this type, and there is none (any more, or for this institution). */
function isInvitationUnknown({ invitation, subject }: Situation, type: string): boolean {
  return invitation !== null && subject?.ticket?.type !== type;
}

/** There is an invitation, and it does not wait for an answer. */
function isAnswered({ subject }: Situation): boolean {
  return subject?.ticket !== undefined && !isAwaitingAnswer(subject.ticket);
}

/** A ticket is open that a second request would collide with; an invitation that does not fit any more is none. */
function hasOpenTicket({ subject }: Situation): boolean {
  const found = subject && underWay(subject.connected, subject.ticket);
  return found === 'connecting' || found === 'disconnecting';
}

/** What can be asked for now, and what the invoked machines told. */
export const connectionGuards = {
  ...requestGuards,
  isConnectInvitationUnknown: ({ context }: Scope) => isInvitationUnknown(context, 'LINKINVITE'),
  isDisconnectInvitationUnknown: ({ context }: Scope) => isInvitationUnknown(context, 'UNLINKINVITE'),
  isInvited: ({ context }: Scope) => isInvited(context),
  /** Neither the address nor the look-up gives an invitation. */
  isNoInvitation: ({ context: { subject } }: Scope) =>
    subject?.ticket === undefined || !isInvitation(subject.ticket.type),
  isAboutDisconnecting: ({ context }: Scope) => context.subject?.ticket?.type === 'UNLINKINVITE',
  isAnswered: ({ context }: Scope) => isAnswered(context),
  /** The address names an invitation that does not wait for an answer. */
  isNamedAnswered: ({ context }: Scope) => context.invitation !== null && isAnswered(context),
  isConnected: ({ context }: Scope) => context.subject?.connected === true,
  isNotConnected: ({ context }: Scope) => context.subject?.connected !== true,
  hasOpenTicket: ({ context }: Scope) => hasOpenTicket(context),
  isOutsideEdugain: ({ context: { institution, subject } }: Scope) =>
    subject !== null && isOutsideEdugain(institution, subject),

  isAdmitted: (_: unknown, params: Kind) => params.kind === 'admitted',
  isAccepted: ({ context }: Scope, { reported }: Reported) => reported.kind === 'filed' && isInvited(context),
  isDisconnectingDenied: ({ context }: Scope, { reported }: Reported) =>
    reported.kind === 'filed' && context.subject?.ticket?.type === 'UNLINKINVITE',
  isEstablished: (_: unknown, params: Reported) => params.reported.kind === 'established',
  isRejected: (_: unknown, params: Reported) => params.reported.kind === 'rejected',
  /** The connection is as it was asked for, by somebody else. */
  isOvertaken: (_: unknown, { reported }: Reported) =>
    reported.kind === 'unchanged' || collidedWith(reported, ['connected', 'notConnected']),
  isCollidedWithAnswer: (_: unknown, { reported }: Reported) => collidedWith(reported, ['answered']),
};
