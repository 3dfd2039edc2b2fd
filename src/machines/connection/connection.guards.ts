import { isOutsideEdugain } from '../../contracts/domain/connection';
import { collidedWith, requestGuards } from '../shared/request.guards';
import type { Kind, Told } from '../shared/request.params';
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
  ...requestGuards,
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
  isOutsideEdugain: ({ context: { institution, subject } }: Scope) =>
    subject !== null && isOutsideEdugain(institution, subject),

  isAdmitted: (_: unknown, params: Kind) => params.kind === 'admitted',
  isAccepted: ({ context }: Scope, { told }: Told) => told.kind === 'filed' && isInvited(context),
  isDisconnectingDenied: ({ context }: Scope, { told }: Told) =>
    told.kind === 'filed' && context.subject?.ticket?.type === 'UNLINKINVITE',
  isEstablished: (_: unknown, params: Told) => params.told.kind === 'established',
  isRejected: (_: unknown, params: Told) => params.told.kind === 'rejected',
  /** The connection is as it was asked for, by somebody else. */
  isOvertaken: (_: unknown, { told }: Told) =>
    told.kind === 'unchanged' || collidedWith(told, ['connected', 'notConnected']),
  isCollidedWithAnswer: (_: unknown, { told }: Told) => collidedWith(told, ['answered']),
};
