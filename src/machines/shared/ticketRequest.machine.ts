import { assign, setup } from 'xstate';
import type { RequestOutcome } from '../../contracts/domain/ticketRequest';
import { failureOf, thrown } from '../kit/failures';
import { port } from '../kit/port';
import { outcome, ticketRequestGuards, reported } from './ticketRequest.guards';
import { failed, failedEnds, failureStates } from './ticketRequest.states';
import { ticketSystemDownMachine } from './ticketSystemDown.machine';
import type { TicketRequestInput, TicketRequestTypes } from './ticketRequest.types';

const settled = { type: 'rememberOutcome', params: outcome } as const;

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
      description: 'A change that is only gathered is sent to nobody yet, and a wish only to colleagues.',
      meta: { title: 'ticketRequest.submitting.title' },
      always: [
        { guard: 'isToBeGathered', target: 'adding' },
        { guard: 'isAboutWishes', target: 'telling' },
        { target: 'submitting' },
      ],
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
    telling: {
      description:
        'A wish or an answer goes to people of the institution; nothing is asked of the federation.',
      meta: { title: 'ticketRequest.submitting.title' },
      tags: ['busy'],
      entry: 'countAttempt',
      invoke: {
        id: 'fileTicket',
        src: 'fileTicket',
        input: ({ context }) => ({ request: context.request, requestId: context.requestId }),
        onDone: { actions: settled, target: 'noted' },
        onError: [
          { guard: { type: 'isCollision', params: thrown }, actions: failed, target: 'collided' },
          ...failedEnds,
        ],
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
    ...failureStates,
    filed: { type: 'final' },
    queued: { type: 'final' },
    unchanged: { type: 'final' },
    established: { type: 'final' },
    rejected: { type: 'final' },
    gathered: { type: 'final' },
    noted: { type: 'final' },
    collided: { type: 'final' },
    levelTooLow: { type: 'final' },
    returned: { type: 'final', entry: 'rememberReturn' },
    dismissed: { type: 'final' },
  },
});
