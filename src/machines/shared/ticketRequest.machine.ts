import { assign, setup } from 'xstate';
import type { RequestOutcome, TicketRequest } from '../../contracts/domain/tickets/ticketRequest';
import { failureOf, thrown } from '../kit/failures';
import { port } from '../kit/port';
import { ticketRequestGuards, reported } from './ticketRequest.guards';
import { failed, failedEnds, failureStates } from './ticketRequest.states';
import { ticketSystemDownMachine } from './ticketSystemDown.machine';
import type { RequestInput, RequestTypes } from './ticketRequest.types';

/**
 * Returns the chart that sends one request and tells its failures apart. Every write of this kind runs it, with its own
 * kinds of request and of outcome; an extension gives it another title while the request is on its way.
 */
export function requestMachine<Request, Outcome extends { readonly kind: string }>(
  sending = 'ticketRequest.submitting.title',
) {
  const outcome = ({ event }: { event: { output: Outcome } }) => ({ outcome: event.output });
  const settled = { type: 'rememberOutcome', params: outcome } as const;
  return setup({
    types: {} as RequestTypes<Request, Outcome>,
    actors: {
      fileTicket: port<RequestInput<Request>, Outcome>(),
      ticketSystemDown: ticketSystemDownMachine,
    },
    guards: ticketRequestGuards,
    actions: {
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      rememberOutcome: assign({ result: (_, params: { outcome: Outcome }) => params.outcome }),
      rememberFailure: assign((_, params: { error: unknown }) => {
        const failure = failureOf(params.error);
        if (failure.kind === 'collision')
          return { failure, result: { ...failure, kind: 'collided' as const } };
        return failure.kind === 'levelTooLow' ? { failure, result: failure } : { failure };
      }),
      rememberReturn: assign({ result: { kind: 'returned' as const } }),
    },
    // The call itself gives up earlier, and knows better why.
    delays: { noAnswer: 35_000 },
  }).createMachine({
    id: 'ticketRequest',
    context: ({ input }) => ({ ...input, attempts: 0, failure: null, result: { kind: 'dismissed' } }),
    output: ({ context }) => context.result,
    initial: 'submitting',
    states: {
      submitting: {
        description: 'The request is being sent. Every attempt has the same key, so it is filed only once.',
        meta: { title: sending },
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
            { guard: { type: 'isRejected', params: reported }, actions: settled, target: 'rejected' },
            { actions: settled, target: 'noted' },
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
      waiting: {
        description: 'The ticket system accepts no requests; the person decides whether to try again.',
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
      noted: { type: 'final' },
      collided: { type: 'final' },
      levelTooLow: { type: 'final' },
      returned: { type: 'final', entry: 'rememberReturn' },
      dismissed: { type: 'final' },
    },
  });
}

/** Sends a request that ends in a ticket. */
export const ticketRequestMachine = requestMachine<TicketRequest, RequestOutcome>();
