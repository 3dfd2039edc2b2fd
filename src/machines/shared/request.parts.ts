import { setup } from 'xstate';
import type { CollisionWith, Failure } from '../../contracts/domain/failure';
import { thrown } from '../kit/failures';
import { hash } from '../kit/hash';
import type { StateMeta, StateTag } from '../kit/meta';
import { stepUpMachine } from './stepUp.machine';
import type { RequestInput, TicketRequestResult } from './ticketRequest.machine';

/** Every chart that ends in a request remembers this. */
export interface RequestContext {
  /** Rank of the login, and the rank that the request needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly stepUpOffered: boolean;
  readonly draft: unknown;
  readonly failure: Failure | null;
}

interface Scope {
  readonly context: RequestContext;
}

/** The parameters that guards and actions get from an event. */
export interface Kind {
  readonly kind: string;
}
export interface Reported {
  readonly reported: TicketRequestResult;
}
interface ReportedKind {
  readonly reported: Kind;
}
export interface Done<Output> {
  readonly event: { readonly output: Output };
}
type StepUpResult = { readonly kind: 'granted'; readonly level: number } | { readonly kind: 'refused' };

export function kind({ event }: Done<Kind>): Kind {
  return { kind: event.output.kind };
}

export function reported({ event }: Done<TicketRequestResult>): Reported {
  return { reported: event.output };
}

export function draft<Draft>({ event }: { event: { draft: Draft } }): { draft: Draft } {
  return { draft: event.draft };
}

/** Returns the rank of the login after a step-up. */
export function level({ event }: Done<StepUpResult>): { level: number } {
  return { level: event.output.kind === 'granted' ? event.output.level : 0 };
}

/** Returns the rank that the server asks for. */
function required({ event }: Done<TicketRequestResult>): { required: number } {
  return { required: event.output.kind === 'levelTooLow' ? event.output.required : 2 };
}

/** Returns the key of the ticket that was created or answered, or that blocks the request. */
function ticket({ event }: Done<TicketRequestResult>): { key: string | null } {
  const result = event.output;
  if (result.kind === 'filed') return { key: result.key ?? null };
  return { key: result.kind === 'collided' ? (result.ticketKey ?? null) : null };
}

/** Guards of every chart with a form: about the draft, and the result of an invoked request. */
export const formGuards = {
  hasDraft: ({ context }: { context: { readonly draft: unknown } }) => context.draft !== null,
  hasTyped: (_: unknown, params: { draft: unknown }) => params.draft !== null,
  isNoted: (_: unknown, params: ReportedKind) => params.reported.kind === 'noted',
  isCollided: (_: unknown, params: ReportedKind) => params.reported.kind === 'collided',
  isReturned: (_: unknown, params: ReportedKind) => params.reported.kind === 'returned',
};

/** Guards about the login, the draft, and the results of invoked machines. */
export const requestGuards = {
  ...formGuards,
  isLevelTooLow: ({ context }: Scope) => context.stepUpOffered && context.level < context.requiredLevel,
  isGranted: (_: unknown, params: Kind) => params.kind === 'granted',
  isRetry: (_: unknown, params: Kind) => params.kind === 'retry',
  isFiledWithKey: (_: unknown, params: Reported) =>
    params.reported.kind === 'filed' && params.reported.key !== undefined,
  isFiled: (_: unknown, params: Reported) => params.reported.kind === 'filed',
  isQueued: (_: unknown, params: Reported) => params.reported.kind === 'queued',
  isAskedForLevel: (_: unknown, params: Reported) => params.reported.kind === 'levelTooLow',
};

export function collidedWith(result: TicketRequestResult, found: readonly CollisionWith[]): boolean {
  return result.kind === 'collided' && found.includes(result.found);
}

type RequestEvent =
  | { type: 'form.submitted'; draft: unknown }
  | { type: 'dismissal.requested'; draft: unknown }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

/** Declares an action that each chart implements. */
function action<Params>() {
  return (_scope: unknown, _params: Params): void => undefined;
}

/**
 * The vocabulary of the shared states. A chart that uses such a state must provide its actions and guards.
 */
export const requestSetup = setup({
  types: {} as { context: RequestContext; events: RequestEvent; meta: StateMeta; tags: StateTag },
  actors: { stepUp: stepUpMachine },
  guards: requestGuards,
  actions: {
    rememberDraft: action<{ draft: unknown }>(),
    rememberLevel: action<{ level: number }>(),
    rememberFailure: action<{ error: unknown }>(),
  },
});

export const rememberTicket = { type: 'rememberTicket', params: ticket } as const;

export const higherLevelRequired = {
  guard: { type: 'isAskedForLevel', params: reported },
  actions: { type: 'forgetLevel', params: required },
  target: 'steppingUp',
} as const;

/** Remembers the failure and shows its message. */
export const interrupts = {
  actions: { type: 'rememberFailure', params: thrown },
  target: 'interrupted',
} as const;

/**
 * Returns what is sent, and under which key. The same form gives the same key, however often it is sent; a changed form is
 * another request, which the server would refuse under the old key.
 */
export function keyed<Request>(request: Request, requestId: string): RequestInput<Request> {
  return { request, requestId: `${requestId}-${hash(JSON.stringify(request))}` };
}
