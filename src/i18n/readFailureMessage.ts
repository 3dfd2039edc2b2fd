import type { Failure } from '../contracts/domain/failure';

export type { Failure } from '../contracts/domain/failure';

export interface FailureMessage {
  /** Its meaning, and the next step. */
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * Returns the message for a failed read: nothing was to be changed, so the message says nothing about an
 * outcome.
 */
export function readFailureMessage(failure: Failure): FailureMessage {
  return { values: {}, ...messageOf(failure) };
}

function messageOf(failure: Failure): Pick<FailureMessage, 'id'> & Partial<FailureMessage> {
  switch (failure.kind) {
    case 'offline':
      return { id: 'failure.offline.reading' };
    case 'timeout':
      return { id: 'failure.timeout.text' };
    case 'sessionExpired':
      return { id: 'failure.sessionExpired.text' };
    case 'forbidden':
      return { id: 'failure.forbidden.reading' };
    case 'levelTooLow':
      return { id: 'failure.levelTooLow.text', values: { level: failure.required } };
    case 'notFound':
      return { id: 'failure.notFound.text' };
    case 'validation':
      return { id: 'failure.validation.reading' };
    case 'ticketSystemUnreachable':
      return { id: 'failure.ticketSystemUnreachable.reading' };
    case 'tooManyRequests':
      return { id: 'failure.tooManyRequests.text', values: { seconds: failure.retryAfterSeconds } };
    // A read cannot collide.
    case 'collision':
      return { id: 'failure.unknown.text' };
    case 'unknown':
      if (failure.status === 503) return { id: 'failure.unavailable.reading' };
      return failure.requestId
        ? { id: 'failure.unknown.reference', values: { reference: failure.requestId } }
        : { id: 'failure.unknown.text' };
  }
}
