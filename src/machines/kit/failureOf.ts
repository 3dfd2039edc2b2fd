import type { Failure } from '../../contracts/domain/failure';

const kinds: Record<Failure['kind'], true> = {
  offline: true,
  timeout: true,
  sessionExpired: true,
  forbidden: true,
  levelTooLow: true,
  notFound: true,
  collision: true,
  validation: true,
  ticketSystemUnreachable: true,
  tooManyRequests: true,
  unknown: true,
};

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
    Object.hasOwn(kinds, error.kind)
  );
}
