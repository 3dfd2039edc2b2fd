import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import type { EntityType } from '../../../contracts/wire/enumerations';
import { failureOf } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import * as shared from '../../../machines/shared/request.states';
import { draft, formGuards, interrupts, keyed, reported } from '../../../machines/shared/request.parts';
import { wishesRequestMachine, type WishesRequestInput } from '../requests.setup';
import { peopleIn, type WishDraft } from './wish.draft';

/** The service, and what the person has asked about it before. */
export interface WishSubject {
  readonly entityId: string;
  readonly type: EntityType;
  readonly name: string;
  readonly connected: boolean;
  /** The current wish; null if there is none. */
  readonly wish: WishDraft | null;
  /** True if the person has reached the maximum number of wishes. */
  readonly full: boolean;
}

export interface WishInput {
  readonly person: { readonly asks: boolean };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  /** The draft from before a login. */
  readonly draft: WishDraft | null;
}

interface WishContext extends WishInput {
  readonly subject: WishSubject | null;
  readonly failure: Failure | null;
}

type WishEvent =
  | { type: 'form.submitted'; draft: WishDraft }
  /** The person withdraws the wish; `draft` is what was typed in the meantime, null for nothing. */
  | { type: 'withdrawal.requested'; draft: WishDraft | null }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: WishDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

interface WishTypes {
  input: WishInput;
  context: WishContext;
  events: WishEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

interface Scope {
  readonly context: WishContext;
}

/** The words that the chart is written in. */
const wishSetup = setup({
  types: {} as WishTypes,
  actors: {
    loadWish: port<{ readonly fresh: true }, WishSubject>(),
    ticketRequest: wishesRequestMachine,
  },
  guards: {
    ...formGuards,
    isNotAsker: ({ context }: Scope) => !context.person.asks,
    isFulfilled: ({ context: { subject } }: Scope) => subject?.connected === true && subject.wish !== null,
    isConnected: ({ context }: Scope) => context.subject?.connected === true,
    hasWish: ({ context }: Scope) => (context.subject?.wish ?? null) !== null,
    hasMostWishes: ({ context }: Scope) => context.subject?.full === true,
  },
  actions: {
    rememberSubject: assign((_, { subject }: { subject: WishSubject }) => ({ subject })),
    rememberDraft: assign({ draft: (_, params: { draft: WishDraft | null }) => params.draft }),
    rememberLevel: (_, _params: { level: number }) => undefined,
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});

/** Returns what is asked for, and under which key. */
function wishRequest({ subject, draft, requestId }: WishContext): WishesRequestInput {
  const people = draft ? peopleIn(draft) : undefined;
  const about = serviceOf(subject);
  const reason = draft?.reason.trim() ?? '';
  return keyed({ kind: 'ask', ...about, reason, ...(people !== undefined && { people }) }, requestId);
}

/** Likewise where it is taken back. */
function withdrawalRequest({ subject, requestId }: WishContext): WishesRequestInput {
  return keyed({ kind: 'takeBack', ...serviceOf(subject) }, requestId);
}

function serviceOf(subject: WishSubject | null) {
  return { service: subject?.entityId ?? '', serviceType: subject?.type ?? 'saml20_sp' } as const;
}

const form = shared.formState(
  'Asks why the service is needed, and for how many people; says who reads it.',
  'wish.asking.title',
);

const withdraws = { actions: { type: 'rememberDraft', params: draft }, target: 'withdrawing' } as const;

/**
 * A person without rights asks the administrators of their institution for a service (REQUIREMENTS 435, 436).
 */
export const wishMachine = wishSetup.createMachine({
  id: 'wish',
  context: ({ input }) => ({ ...input, subject: null, failure: null }),
  output: ({ event }) => event.output as WishTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up the service, and whether this person has asked for it before.',
      meta: { title: 'wish.asking.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadWish',
        src: 'loadWish',
        input: { fresh: true },
        onDone: {
          actions: { type: 'rememberSubject', params: ({ event }) => ({ subject: event.output }) },
          target: 'checking',
        },
        onError: interrupts,
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    checking: {
      description: 'Decides whether this person may ask for this service, and whether they already have.',
      meta: { title: 'wish.asking.title' },
      always: [
        { guard: 'isNotAsker', target: 'forbidden' },
        { guard: 'isFulfilled', target: 'fulfilled' },
        { guard: 'isConnected', target: 'connected' },
        { guard: 'hasWish', target: 'changing' },
        { guard: 'hasMostWishes', target: 'full' },
        { target: 'asking' },
      ],
    },
    asking: form,
    changing: {
      ...form,
      description: 'Shows the wish; it can be changed or withdrawn.',
      meta: { title: 'wish.changing.title' },
      on: {
        ...form.on,
        'withdrawal.requested': withdraws,
      },
    },
    confirmingLeave: shared.leaveQuestionState('checking'),
    submitting: {
      description: 'The request is being sent, only to the administrators of the institution.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => wishRequest(context),
        onDone: [
          { guard: { type: 'isNoted', params: reported }, target: 'asked' },
          // It was connected in the meantime.
          { guard: { type: 'isCollided', params: reported }, target: 'preparing' },
          { guard: { type: 'isReturned', params: reported }, target: 'checking' },
          { target: 'confirmingLeave' },
        ],
        onError: interrupts,
      },
    },
    withdrawing: {
      description: 'The request is withdrawn; the administrators no longer see it.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => withdrawalRequest(context),
        onDone: [
          { guard: { type: 'isNoted', params: reported }, target: 'withdrawn' },
          { guard: { type: 'isReturned', params: reported }, target: 'checking' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState(
      'An admin connects services instead of asking for them; people without a role here cannot ask.',
      'wish.forbidden.title',
    ),
    fulfilled: {
      description: 'The service is connected, as this person requested; the request can be removed.',
      meta: { title: 'wish.fulfilled.title' },
      tags: ['resting'],
      on: { 'withdrawal.requested': withdraws, 'dismissal.requested': 'cancelled' },
    },
    full: shared.refusalState('This person has reached the maximum number of wishes.', 'wish.full.title'),
    connected: shared.refusalState(
      'The service is connected, perhaps only recently.',
      'wish.connected.title',
    ),
    asked: shared.resultState('The administrators see the request.', 'wish.asked.title'),
    withdrawn: shared.resultState('The request is removed.', 'wish.withdrawn.title'),
    ...shared.finalStates,
  },
});
