import { assign, setup } from 'xstate';
import type { RequestOutcome } from '../../contracts/domain/ticketRequest';
import { failureOf, thrown } from '../kit/failures';
import { port } from '../kit/port';
import { outcome, ticketRequestGuards, reported } from './ticketRequest.guards';
import { ticketSystemDownMachine } from './ticketSystemDown.machine';
import type { TicketRequestInput, TicketRequestTypes } from './ticketRequest.types';

const settled = { type: 'rememberOutcome', params: outcome } as const;
const failed = { type: 'rememberFailure', params: thrown } as const;
const leave = { 'return.requested': 'returned', 'dismissal.requested': 'dismissed' } as const;
const retryOrLeave = { 'retry.requested': 'beginning', ...leave } as const;

/** How a request fails that needs neither the ticket system nor a certain level. */
const failedEnds = [
  { guard: { type: 'isOffline', params: thrown }, actions: failed, target: 'offline' },
  { guard: { type: 'isUnanswered', params: thrown }, actions: failed, target: 'unanswered' },
  { guard: { type: 'isSessionExpired', params: thrown }, actions: failed, target: 'sessionExpired' },
  { guard: { type: 'isForbidden', params: thrown }, actions: failed, target: 'forbidden' },
  { guard: { type: 'isInvalid', params: thrown }, actions: failed, target: 'invalid' },
  { guard: { type: 'isTooOften', params: thrown }, actions: failed, target: 'tooOften' },
  { actions: failed, target: 'broken' },
] as const;

/** Sends one request that ends in a ticket, and tells its failures apart; every write of this kind runs it. */
export const ticketRequestMachine = setup({
  types: {} as TicketRequestTypes,
  actors: {
    fileTicket: port<TicketRequestInput, RequestOutcome>(),
    ticketSystemDown: ticketSystemDownMachine,
  },
  guards: ticketRequestGuards,
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    rememberOutcome: assign({ result: (_, params: { outcome: RequestOutcome }) => params.outcome }),
    rememberFailure: assign((_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      if (failure.kind === 'collision') return { failure, result: { ...failure, kind: 'collided' as const } };
      return failure.kind === 'levelTooLow' ? { failure, result: failure } : { failure };
    }),
    rememberReturn: assign({ result: { kind: 'returned' as const } }),
  },
  // Later than the call itself gives up, which knows better what became of it.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'ticketRequest',
  context: ({ input }) => ({ ...input, attempts: 0, failure: null, result: { kind: 'dismissed' } }),
  output: ({ context }) => context.result,
  initial: 'beginning',
  states: {
    beginning: {
      description: 'A change that is only gathered is sent to nobody yet.',
      meta: { title: 'ticketRequest.submitting.title' },
      always: [{ guard: 'isToBeGathered', target: 'adding' }, { target: 'submitting' }],
    },
    submitting: {
      description: 'The request is on its way. Every try carries the same key, so it is filed once.',
      meta: { title: 'ticketRequest.submitting.title' },
      tags: ['busy'],
      entry: 'countAttempt',
      invoke: {
        id: 'fileTicket',
        src: 'fileTicket',
        input: ({ context }) => ({ request: context.request, requestId: context.requestId }),
        onDone: [
          { guard: { type: 'isFiled', params: reported }, actions: settled, target: 'filed' },
          { guard: { type: 'isQueued', params: reported }, actions: settled, target: 'queued' },
          { guard: { type: 'isUnchanged', params: reported }, actions: settled, target: 'unchanged' },
          { guard: { type: 'isEstablished', params: reported }, actions: settled, target: 'established' },
          { actions: settled, target: 'rejected' },
        ],
        onError: [
          { guard: { type: 'isUnreachable', params: thrown }, actions: failed, target: 'waiting' },
          { guard: { type: 'isCollision', params: thrown }, actions: failed, target: 'collided' },
          { guard: { type: 'isLevelTooLow', params: thrown }, actions: failed, target: 'levelTooLow' },
          ...failedEnds,
        ],
      },
      after: { noAnswer: 'unanswered' },
    },
    adding: {
      description:
        'Lines are on their way to the set of the institution; nothing is asked of the federation.',
      meta: { title: 'ticketRequest.adding.title' },
      tags: ['busy'],
      entry: 'countAttempt',
      invoke: {
        id: 'fileTicket',
        src: 'fileTicket',
        input: ({ context }) => ({ request: context.request, requestId: context.requestId }),
        onDone: { actions: settled, target: 'gathered' },
        onError: failedEnds,
      },
      after: { noAnswer: 'unanswered' },
    },
    waiting: {
      description: 'The ticket system takes no requests; the person decides whether to try again.',
      meta: { title: 'ticketSystemDown.refused.title' },
      invoke: {
        id: 'ticketSystemDown',
        src: 'ticketSystemDown',
        input: ({ context: { failure, attempts } }) => ({
          situation: failure?.kind === 'ticketSystemUnreachable' ? failure.delivery : 'unknown',
          attempts,
        }),
        onDone: [
          { guard: { type: 'isRetry', params: reported }, target: 'submitting' },
          { guard: { type: 'isReturn', params: reported }, target: 'returned' },
          { target: 'dismissed' },
        ],
        onError: { target: 'broken' },
      },
    },
    offline: {
      description: 'The request did not leave this computer.',
      meta: { title: 'ticketRequest.offline.title' },
      tags: ['resting'],
      on: retryOrLeave,
    },
    unanswered: {
      description: 'No answer came in time: the request may have arrived.',
      meta: { title: 'ticketRequest.unanswered.title' },
      tags: ['resting'],
      on: retryOrLeave,
    },
    sessionExpired: {
      description: 'The session has ended, so the request was refused. What was typed is kept here.',
      meta: { title: 'ticketRequest.sessionExpired.title' },
      tags: ['resting'],
      on: retryOrLeave,
    },
    forbidden: {
      description: 'The server refuses this request to this person.',
      meta: { title: 'ticketRequest.forbidden.title' },
      tags: ['resting'],
      on: leave,
    },
    invalid: {
      description: 'The server finds a mistake in what was sent.',
      meta: { title: 'ticketRequest.invalid.title' },
      tags: ['resting'],
      on: leave,
    },
    tooOften: {
      description: 'Too many requests in a short time: the server asks to wait.',
      meta: { title: 'ticketRequest.tooOften.title' },
      tags: ['resting'],
      on: retryOrLeave,
    },
    broken: {
      description: 'Something else went wrong; what became of the request is not known.',
      meta: { title: 'ticketRequest.broken.title' },
      tags: ['resting'],
      on: retryOrLeave,
    },
    filed: { type: 'final' },
    queued: { type: 'final' },
    unchanged: { type: 'final' },
    established: { type: 'final' },
    rejected: { type: 'final' },
    gathered: { type: 'final' },
    collided: { type: 'final' },
    levelTooLow: { type: 'final' },
    returned: { type: 'final', entry: 'rememberReturn' },
    dismissed: { type: 'final' },
  },
});
