import { failureGuards } from '../kit/failures';
import { collidedWith, requestGuards, type Reported } from '../shared/request.words';
import { secondWayGuards } from '../shared/secondWay';
import { isLowered, isSameSetting } from './changeRequest.rules';
import type { ChangeRequestContext } from './changeRequest.types';

interface Scope {
  readonly context: ChangeRequestContext;
}

export const changeRequestGuards = {
  ...requestGuards,
  ...secondWayGuards,
  isNotFound: failureGuards.isNotFound,
  isTicketSystemDown: ({ context }: Scope) => context.subject?.ticketSystemDown === true,
  isNotAdmin: ({ context }: Scope) => !context.person.admin,
  /** Only a strong enough login was requested, and the login is. */
  isReady: (scope: Scope) => scope.context.draft === null && !requestGuards.isLevelTooLow(scope),
  isFixedByService: ({ context }: Scope) =>
    context.about === 'strongAuthentication' && context.subject?.ownLevel !== undefined,
  hasPendingChange: ({ context }: Scope) => context.subject?.pendingKey !== undefined,
  isSame: ({ context: { subject, draft } }: Scope) =>
    subject !== null && draft !== null && isSameSetting(subject.current, draft),
  isLowered: ({ context: { levels, subject, draft } }: Scope) =>
    subject !== null && draft !== null && isLowered(levels, subject.current, draft),
  isHeldHereOnly: ({ context }: Scope) => context.heldHereOnly && context.draft !== null,
  isUnchanged: (_: unknown, params: Reported) => params.reported.kind === 'unchanged',
  isCollidedWithLevel: (_: unknown, { reported }: Reported) => collidedWith(reported, ['higherLevel']),
};
