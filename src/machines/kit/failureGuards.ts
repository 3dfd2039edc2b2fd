import type { FailureKind } from '../../contracts/domain/failure';
import { failureOf } from './failureOf';

interface Thrown {
  readonly error: unknown;
}

function ofKind(...kinds: readonly FailureKind[]) {
  return (_: unknown, { error }: Thrown) => kinds.includes(failureOf(error).kind);
}

/** Parameter mapper for `onError`. */
export function thrown({ event }: { event: Thrown }): Thrown {
  return { error: event.error };
}

/** One name per kind of failure that a chart may turn on. */
export const failureGuards = {
  isOffline: ofKind('offline'),
  isUnanswered: ofKind('timeout'),
  isSessionExpired: ofKind('sessionExpired'),
  isForbidden: ofKind('forbidden'),
  isLevelTooLow: ofKind('levelTooLow'),
  isNotFound: ofKind('notFound'),
  isCollision: ofKind('collision'),
  isInvalid: ofKind('validation'),
  isUnreachable: ofKind('ticketSystemUnreachable'),
  isTooOften: ofKind('tooManyRequests'),
};
