import { failureKinds, type Failure, type FailureKind } from '../../contracts/domain/failure';

interface Thrown {
  readonly error: unknown;
}

/** Returns what a port threw, as a value of the closed union; anything foreign is `unknown`. */
export function failureOf(error: unknown): Failure {
  return isFailure(error) ? error : { kind: 'unknown' };
}

function isFailure(error: unknown): error is Failure {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    typeof error.kind === 'string' &&
    Object.hasOwn(failureKinds, error.kind)
  );
}

/** Maps the event of `onError` to what the guards and actions of a failure take. */
export function thrown({ event }: { event: Thrown }): Thrown {
  return { error: event.error };
}

function ofKind(...kinds: readonly FailureKind[]) {
  return (_: unknown, { error }: Thrown) => kinds.includes(failureOf(error).kind);
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
