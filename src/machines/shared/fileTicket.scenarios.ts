import type { Failure } from '../../contracts/domain/failure';

/** What the server may answer to a request, and how none may come. */
export const fileTicket = {
  filed: { output: { kind: 'filed', key: 'CXT-77' } },
  filedWithoutKey: { output: { kind: 'filed' } },
  filedEach: { output: { kind: 'filed', tickets: 2 } },
  filedInPart: { output: { kind: 'filed', key: 'CXT-77', made: 1, left: 1 } },
  filedEachInPart: { output: { kind: 'filed', tickets: 1, made: 1, left: 1 } },
  queued: { output: { kind: 'queued' } },
  unchanged: { output: { kind: 'unchanged' } },
  established: { output: { kind: 'established' } },
  establishedInPart: { output: { kind: 'established', left: 1 } },
  rejected: { output: { kind: 'rejected' } },
  noted: { output: { kind: 'noted' } },
  gathered: { output: { kind: 'gathered', added: 1, size: 4, refused: [] } },
  gatheredTwo: { output: { kind: 'gathered', added: 2, size: 5, refused: [] } },
  gatheredInPart: {
    output: { kind: 'gathered', added: 1, size: 4, refused: [{ place: 1, obstacle: 'same' }] },
  },
  notGathered: {
    output: {
      kind: 'gathered',
      added: 0,
      size: 3,
      refused: [{ place: 0, obstacle: 'requested', jiraKey: 'CXT-70' }],
    },
  },
  gatheredNothing: {
    output: {
      kind: 'gathered',
      added: 0,
      size: 3,
      refused: [
        { place: 0, obstacle: 'same' },
        { place: 1, obstacle: 'requested', jiraKey: 'CXT-70' },
      ],
    },
  },
  changeSetChanged: { failure: { kind: 'collision', found: 'changed' } },
  collision: { failure: { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-70' } },
  answered: { failure: { kind: 'collision', found: 'answered' } },
  connected: { failure: { kind: 'collision', found: 'connected' } },
  notConnected: { failure: { kind: 'collision', found: 'notConnected' } },
  gone: { failure: { kind: 'collision', found: 'gone' } },
  higherLevel: { failure: { kind: 'collision', found: 'higherLevel' } },
  settled: { failure: { kind: 'collision', found: 'settled', ticketKey: 'CXT-70' } },
  levelTooLow: { failure: { kind: 'levelTooLow', required: 2 } },
  offline: { failure: { kind: 'offline' } },
  timeout: { failure: { kind: 'timeout' } },
  sessionExpired: { failure: { kind: 'sessionExpired' } },
  forbidden: { failure: { kind: 'forbidden' } },
  invalid: { failure: { kind: 'validation', detail: 'comments: too long' } },
  tooOften: { failure: { kind: 'tooManyRequests', retryAfterSeconds: 30 } },
  refused: { failure: { kind: 'ticketSystemUnreachable', delivery: 'refused' } },
  uncertain: { failure: { kind: 'ticketSystemUnreachable', delivery: 'unknown' } },
  unknown: { failure: { kind: 'unknown', status: 500, requestId: 'req-1' } },
  silent: { pending: true },
} as const satisfies Record<string, { output: unknown } | { failure: Failure } | { pending: true }>;
