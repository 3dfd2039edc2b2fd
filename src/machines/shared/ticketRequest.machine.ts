import { assign, setup } from 'xstate';
import type { CollisionWith, Failure } from '../../contracts/domain/failure';
import type { RequestOutcome, TicketRequest } from '../../contracts/domain/tickets/ticketRequest';
import { failureGuards, failureOf, thrown } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import { ticketSystemDownMachine } from './ticketSystemDown.machine';

export interface RequestInput<Request> {
  readonly request: Request;
  /** Idempotency key: every try of the same request carries the same one. */
  readonly requestId: string;
}

export type RequestResult<Outcome> =
  | Outcome
  /** Somebody was first. */
  | { readonly kind: 'collided'; readonly found: CollisionWith; readonly ticketKey?: string }
  | { readonly kind: 'levelTooLow'; readonly required: number }
  /** The person goes back to the form, with everything kept. */
  | { readonly kind: 'returned' }
  /** Closed without a result. */
  | { readonly kind: 'dismissed' };

export type TicketRequestInput = RequestInput<TicketRequest>;
export type TicketRequestResult = RequestResult<RequestOutcome>;

interface RequestContext<Request, Outcome> extends RequestInput<Request> {
  readonly attempts: number;
  readonly failure: Failure | null;
  readonly result: RequestResult<Outcome>;
}

type TicketRequestEvent =
  { type: 'retry.requested' } | { type: 'return.requested' } | { type: 'dismissal.requested' };

interface RequestTypes<Request, Outcome> {
  input: RequestInput<Request>;
  context: RequestContext<Request, Outcome>;
  events: TicketRequestEvent;
  output: RequestResult<Outcome>;
  meta: StateMeta;
  tags: StateTag;
}

interface Reported {
  readonly reported: { readonly kind: string };
}

/** Parameter mapper for `onDone`: the kind of the answer of an invoked actor. */
function reported({ event }: { event: { output: { readonly kind: string } } }): Reported {
  return { reported: event.output };
}

const ticketRequestGuards = {
  ...failureGuards,
  isFiled: (_: unknown, params: Reported) => params.reported.kind === 'filed',
  isQueued: (_: unknown, params: Reported) => params.reported.kind === 'queued',
  isUnchanged: (_: unknown, params: Reported) => params.reported.kind === 'unchanged',
  isEstablished: (_: unknown, params: Reported) => params.reported.kind === 'established',
  isRejected: (_: unknown, params: Reported) => params.reported.kind === 'rejected',
  isRetry: (_: unknown, params: Reported) => params.reported.kind === 'retry',
  isReturn: (_: unknown, params: Reported) => params.reported.kind === 'return',
};

/** The failures of a request, and the next steps. */

const failed = { type: 'rememberFailure', params: thrown } as const;

/** The failures of a request that needs neither the ticket system nor a certain level. */
const failedEnds = [
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

const failureStates = {
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
