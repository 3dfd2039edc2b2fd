import { isAwaitingAnswer, isOutsideEdugain, underWay } from '../../contracts/domain/services/connection';
import { isInvitation } from '../../contracts/domain/tickets/ticketRules';
import { secondWayGuards } from '../shared/secondWay';
import { collidedWith, requestGuards, type Kind, type Reported } from '../shared/request.parts';
import type { ConnectionContext } from './connection.types';

type Situation = ConnectionContext<unknown>;

interface Scope {
  readonly context: Situation;
}

/** Tells whether the institution is invited to change the connection as it is now, and has not answered. */
export function isInvited({ subject }: Pick<Situation, 'subject'>): boolean {
  return subject !== null && underWay(subject.connected, subject.ticket) === 'invitation';
}

/**
 * Tells whether the address names an invitation of this type that this institution does not have, or no
 * longer has.
 */
function isInvitationUnknown({ invitation, subject }: Situation, type: string): boolean {
  return invitation !== null && subject?.ticket?.type !== type;
}

/** Tells whether there is an invitation that does not wait for an answer. */
function isAnswered({ subject }: Situation): boolean {
  return subject?.ticket !== undefined && !isAwaitingAnswer(subject.ticket);
}

/** Tells whether a second request would collide with an open ticket. An invitation that no longer fits does not count. */
function hasOpenTicket({ subject }: Situation): boolean {
  const found = subject && underWay(subject.connected, subject.ticket);
  return found === 'connecting' || found === 'disconnecting';
}

/** Guards about possible requests, and about the results of invoked machines. */
export const connectionGuards = {
  ...requestGuards,
  ...secondWayGuards,
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
  isSaml1Only: ({ context }: Scope) => context.subject?.saml1Only === true,
  isOutsideEdugain: ({ context: { institution, subject } }: Scope) =>
    subject !== null && isOutsideEdugain(institution, subject),

  isAdmitted: (_: unknown, params: Kind) => params.kind === 'admitted',
  isAccepted: ({ context }: Scope, { reported }: Reported) => reported.kind === 'filed' && isInvited(context),
  isDisconnectingDenied: ({ context }: Scope, { reported }: Reported) =>
    reported.kind === 'filed' && context.subject?.ticket?.type === 'UNLINKINVITE',
  isEstablished: (_: unknown, params: Reported) => params.reported.kind === 'established',
  isRejected: (_: unknown, params: Reported) => params.reported.kind === 'rejected',
  /** Another person has already brought about the requested state. */
  isOvertaken: (_: unknown, { reported }: Reported) =>
    reported.kind === 'unchanged' || collidedWith(reported, ['connected', 'notConnected']),
  isServiceGone: (_: unknown, { reported }: Reported) => collidedWith(reported, ['gone']),
  isCollidedWithAnswer: (_: unknown, { reported }: Reported) => collidedWith(reported, ['answered']),
};
