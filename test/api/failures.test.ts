import { failureOf } from '../../src/api/failureOf';
import type { Failure } from '../../src/contracts/domain/failure';
import { PROBLEM_PREFIX, type Problem } from '../../src/contracts/wire/common';

function problem(name: string, extra: Partial<Problem> = {}): Partial<Problem> {
  return { type: `${PROBLEM_PREFIX}${name}`, ...extra };
}

const table: [situation: string, refusal: Parameters<typeof failureOf>[0], failure: Failure][] = [
  ['a 400 without problem says nothing', { status: 400 }, { kind: 'unknown', status: 400 }],
  ['an empty 403', { status: 403 }, { kind: 'forbidden' }],
  ['an empty 404', { status: 404 }, { kind: 'notFound' }],
  ['a gateway that wants a login', { status: 401 }, { kind: 'sessionExpired' }],
  ['a 503 of a proxy', { status: 503 }, { kind: 'unknown', status: 503 }],
  ['a pause asked for', { status: 429, retryAfter: '7' }, { kind: 'tooManyRequests', retryAfterSeconds: 7 }],
  ['a pause without length', { status: 429 }, { kind: 'tooManyRequests', retryAfterSeconds: 30 }],
  [
    'a bad request in words',
    { status: 400, problem: problem('bad-request', { detail: 'type' }) },
    { kind: 'validation', detail: 'type' },
  ],
  [
    'a foreign institution',
    { status: 400, problem: problem('institution-not-allowed') },
    { kind: 'forbidden' },
  ],
  ['a dead session', { status: 403, problem: problem('session-expired') }, { kind: 'sessionExpired' }],
  [
    'too low a level: the lowest that is enough',
    {
      status: 403,
      problem: problem('insufficient-user-authentication', { acr_values: 'http://x/loa3 http://x/loa2' }),
    },
    { kind: 'levelTooLow', required: 2 },
  ],
  [
    'a lost race, with the ticket of the winner',
    { status: 409, problem: problem('already-requested', { jiraKey: 'CXT-9' }) },
    { kind: 'collision', ticketKey: 'CXT-9', found: 'openTicket' },
  ],
  [
    'connected meanwhile',
    { status: 409, problem: problem('already-connected') },
    { kind: 'collision', found: 'connected' },
  ],
  [
    'a service that is not offered any more, whatever the role',
    { status: 403, problem: problem('service-not-offered') },
    { kind: 'collision', found: 'gone' },
  ],
  [
    'disconnected meanwhile',
    { status: 409, problem: problem('not-connected') },
    { kind: 'collision', found: 'notConnected' },
  ],
  [
    'a policy that another person changed',
    { status: 409, problem: problem('policy-changed') },
    { kind: 'collision', found: 'changed' },
  ],
  ['a policy that is gone', { status: 400, problem: problem('policy-unknown') }, { kind: 'notFound' }],
  [
    'an invitation that another person answered',
    { status: 409, problem: problem('already-answered', { jiraKey: 'CXT-9' }) },
    { kind: 'collision', found: 'answered', ticketKey: 'CXT-9' },
  ],
  [
    'a reminder that another person has just sent',
    { status: 409, problem: problem('already-sent', { jiraKey: 'CXT-9' }) },
    { kind: 'collision', found: 'sent', ticketKey: 'CXT-9' },
  ],
  [
    'a request that is decided',
    { status: 409, problem: problem('already-settled', { jiraKey: 'CXT-9', ticketStatus: 'Resolved' }) },
    { kind: 'collision', found: 'settled', ticketKey: 'CXT-9' },
  ],
  [
    'a ticket that another person at the desk has moved on',
    { status: 409, problem: problem('ticket-changed') },
    { kind: 'collision', found: 'ticketMoved' },
  ],
  [
    'a step that the ticket does not allow',
    { status: 409, problem: problem('step-impossible') },
    { kind: 'collision', found: 'ticketMoved' },
  ],
  [
    'a change that cannot be made any more',
    { status: 409, problem: problem('change-not-possible', { reason: 'contactChanged' }) },
    { kind: 'collision', found: 'contactChanged' },
  ],
  ['a request of somebody else', { status: 403, problem: problem('not-own-request') }, { kind: 'forbidden' }],
  [
    'a name that is taken',
    { status: 409, problem: problem('name-taken') },
    { kind: 'validation', taken: 'name' },
  ],
  [
    'an invitation without anybody to send it to',
    { status: 400, problem: problem('no-recipients') },
    { kind: 'validation', missing: 'recipients' },
  ],
  [
    'an outage in which the request may have arrived',
    { status: 503, problem: problem('ticket-system-unavailable', { delivery: 'unknown' }) },
    { kind: 'ticketSystemUnreachable', delivery: 'unknown' },
  ],
  [
    'an outage that refused the request',
    { status: 503, problem: problem('ticket-system-unavailable', { delivery: 'refused' }) },
    { kind: 'ticketSystemUnreachable', delivery: 'refused' },
  ],
  [
    'a problem that is unknown',
    { status: 400, problem: problem('brand-new', { requestId: 'r-7' }) },
    { kind: 'unknown', status: 400, requestId: 'r-7' },
  ],
];

test.each(table)('%s (REQUIREMENTS 7)', (_situation, refusal, failure) => {
  expect(failureOf(refusal)).toEqual(failure);
});
