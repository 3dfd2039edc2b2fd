import { failureGuards } from '../kit/failureGuards';
import type { Kind, Told } from './connect.params';
import type { ConnectContext } from './connect.types';

interface Scope {
  readonly context: ConnectContext;
}

/** Who may ask for this connection now, and what the invoked machines told. */
export const connectGuards = {
  isNotFound: failureGuards.isNotFound,
  isTicketSystemDown: ({ context }: Scope) => context.subject?.ticketSystemDown === true,
  isNotAdmin: ({ context }: Scope) => !context.person.admin,
  isTestInstitution: ({ context }: Scope) => context.institution.test,
  hasNoInstitutionId: ({ context }: Scope) => !context.institution.hasInstitutionId,
  isConnected: ({ context }: Scope) => context.subject?.connected === true,
  hasOpenTicket: ({ context }: Scope) => context.subject?.pending !== undefined,
  isOutsideEdugain: ({ context }: Scope) =>
    context.institution.publishedInEdugain === false && context.subject?.publishedInEdugain === true,
  isLevelTooLow: ({ context }: Scope) => context.stepUpOffered && context.level < context.requiredLevel,
  hasDraft: ({ context }: Scope) => context.draft !== null,
  hasTyped: (_: unknown, { draft }: { draft: unknown }) => draft !== null,

  isRetry: (_: unknown, params: Kind) => params.kind === 'retry',
  isGranted: (_: unknown, params: Kind) => params.kind === 'granted',
  isFiledWithKey: (_: unknown, params: Told) => params.told.kind === 'filed' && params.told.key !== undefined,
  isFiled: (_: unknown, params: Told) => params.told.kind === 'filed',
  isEstablished: (_: unknown, params: Told) => params.told.kind === 'established',
  isRejected: (_: unknown, params: Told) => params.told.kind === 'rejected',
  isConnectedMeanwhile: (_: unknown, params: Told) =>
    params.told.kind === 'unchanged' ||
    (params.told.kind === 'collided' && params.told.found === 'connected'),
  isCollided: (_: unknown, params: Told) => params.told.kind === 'collided',
  isAskedForLevel: (_: unknown, params: Told) => params.told.kind === 'levelTooLow',
  isReturned: (_: unknown, params: Told) => params.told.kind === 'returned',
};
