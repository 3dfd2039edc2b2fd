import type { CollisionWith } from '../../contracts/domain/failure';
import type { Kind, Told } from './connection.params';
import {
  hasOpenTicket,
  isAnswered,
  isInvitationUnknown,
  isInvited,
  isNamedAnswered,
  isNoInvitation,
} from './connection.rules';
import type { ConnectionContext } from './connection.types';

interface Scope {
  readonly context: ConnectionContext<unknown>;
}

/** What can be asked for now, and what the invoked machines told. */
export const connectionGuards = {
  isConnectInvitationUnknown: ({ context }: Scope) => isInvitationUnknown(context, 'LINKINVITE'),
  isDisconnectInvitationUnknown: ({ context }: Scope) => isInvitationUnknown(context, 'UNLINKINVITE'),
  isInvited: ({ context }: Scope) => isInvited(context),
  isNoInvitation: ({ context }: Scope) => isNoInvitation(context),
  isAboutDisconnecting: ({ context }: Scope) => context.subject?.ticket?.type === 'UNLINKINVITE',
  isAnswered: ({ context }: Scope) => isAnswered(context),
  isNamedAnswered: ({ context }: Scope) => isNamedAnswered(context),
  isConnected: ({ context }: Scope) => context.subject?.connected === true,
  isNotConnected: ({ context }: Scope) => context.subject?.connected !== true,
  hasOpenTicket: ({ context }: Scope) => hasOpenTicket(context),
  isOutsideEdugain: ({ context }: Scope) =>
    context.institution.publishedInEdugain === false && context.subject?.publishedInEdugain === true,
  isLevelTooLow: ({ context }: Scope) => context.stepUpOffered && context.level < context.requiredLevel,
  hasDraft: ({ context }: Scope) => context.draft !== null,
  hasTyped: (_: unknown, { draft }: { draft: unknown }) => draft !== null,

  isAdmitted: (_: unknown, params: Kind) => params.kind === 'admitted',
  isGranted: (_: unknown, params: Kind) => params.kind === 'granted',
  isAccepted: ({ context }: Scope, { told }: Told) => told.kind === 'filed' && isInvited(context),
  isDisconnectingDenied: ({ context }: Scope, { told }: Told) =>
    told.kind === 'filed' && context.subject?.ticket?.type === 'UNLINKINVITE',
  isFiledWithKey: (_: unknown, params: Told) => params.told.kind === 'filed' && params.told.key !== undefined,
  isFiled: (_: unknown, params: Told) => params.told.kind === 'filed',
  isEstablished: (_: unknown, params: Told) => params.told.kind === 'established',
  isRejected: (_: unknown, params: Told) => params.told.kind === 'rejected',
  /** The connection is as it was asked for, by somebody else. */
  isOvertaken: (_: unknown, { told }: Told) =>
    told.kind === 'unchanged' || collidedWith(told, ['connected', 'notConnected']),
  isCollidedWithAnswer: (_: unknown, { told }: Told) => collidedWith(told, ['answered']),
  isCollided: (_: unknown, params: Told) => params.told.kind === 'collided',
  isAskedForLevel: (_: unknown, params: Told) => params.told.kind === 'levelTooLow',
  isReturned: (_: unknown, params: Told) => params.told.kind === 'returned',
};

function collidedWith(told: Told['told'], found: readonly CollisionWith[]): boolean {
  return told.kind === 'collided' && found.includes(told.found);
}
