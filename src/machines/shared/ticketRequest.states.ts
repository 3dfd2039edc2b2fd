import { thrown } from '../kit/failures';

/** The failures of a request, and the next steps. */

export const failed = { type: 'rememberFailure', params: thrown } as const;

/** The failures of a request that needs neither the ticket system nor a certain level. */
export const failedEnds = [
  { guard: { type: 'isOffline', params: thrown }, actions: failed, target: 'offline' },
  { guard: { type: 'isUnanswered', params: thrown }, actions: failed, target: 'unanswered' },
  { guard: { type: 'isSessionExpired', params: thrown }, actions: failed, target: 'sessionExpired' },
  { guard: { type: 'isForbidden', params: thrown }, actions: failed, target: 'forbidden' },
  { guard: { type: 'isInvalid', params: thrown }, actions: failed, target: 'invalid' },
  { guard: { type: 'isTooOften', params: thrown }, actions: failed, target: 'tooOften' },
  { actions: failed, target: 'broken' },
] as const;

const leave = { 'return.requested': 'returned', 'dismissal.requested': 'dismissed' } as const;

/** The same request would fail again. */
function finalFailure(description: string, title: string) {
  return { description, meta: { title }, tags: ['resting'], on: leave } as const;
}

/** The same request may be sent again, under the same key. */
function passingFailure(description: string, title: string) {
  return {
    description,
    meta: { title },
    tags: ['resting'],
    on: { 'retry.requested': 'submitting', ...leave },
  } as const;
}

export const failureStates = {
  offline: passingFailure('The request did not leave this computer.', 'ticketRequest.offline.title'),
  unanswered: passingFailure(
    'No answer came in time: the request may have arrived.',
    'ticketRequest.unanswered.title',
  ),
  sessionExpired: passingFailure(
    'The session has ended, so the request was refused. The typed text is kept here.',
    'ticketRequest.sessionExpired.title',
  ),
  forbidden: finalFailure('The server refuses this request to this person.', 'ticketRequest.forbidden.title'),
  invalid: finalFailure('The server has found a mistake in the request.', 'ticketRequest.invalid.title'),
  tooOften: passingFailure(
    'Too many requests in a short time: the server asks to wait.',
    'ticketRequest.tooOften.title',
  ),
  broken: passingFailure(
    'Something else went wrong; the outcome of the request is not known.',
    'ticketRequest.broken.title',
  ),
};
