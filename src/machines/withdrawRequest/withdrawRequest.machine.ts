import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { TicketState } from '../../contracts/domain/tickets/ticketRules';
import type { TicketResolution } from '../../contracts/wire/enumerations';
import { failureGuards, failureOf, thrown } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import * as shared from '../shared/request.states';
import {
  interrupts,
  keyed,
  kind,
  higherLevelRequired,
  reported,
  requestGuards,
} from '../shared/request.parts';
import { stepUpMachine } from '../shared/stepUp.machine';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import type { WithdrawRequestDraft } from './withdrawRequest.draft';

/** A request of the institution, as it is now. */
export interface KnownRequest extends TicketState {
  readonly resolution?: TicketResolution;
  readonly requestedAt: string;
  /** Name of the service that it is about, or of the institution. */
  readonly name: string;
  /** Name of the person who filed it; empty: not known. */
  readonly userName: string;
  /** `others`: open, and not for this person to withdraw. */
  readonly eligibility: 'own' | 'others' | 'settled';
}

export interface WantedRequest {
  readonly key: string;
  /** Nothing from the start of the page: it was looked up before. */
  readonly fresh: boolean;
}

export interface WithdrawRequestInput {
  readonly ticketKey: string;
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: { readonly name: string };
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly stepUpOffered: boolean;
  /** The draft from before a step-up. */
  readonly draft: WithdrawRequestDraft | null;
}

interface WithdrawRequestContext extends WithdrawRequestInput {
  readonly subject: KnownRequest | null;
  /** Rank of the login, and the rank that a withdrawal needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly lookups: number;
  readonly failure: Failure | null;
}

type WithdrawRequestEvent =
  | { type: 'form.submitted'; draft: WithdrawRequestDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: WithdrawRequestDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

interface WithdrawRequestTypes {
  input: WithdrawRequestInput;
  context: WithdrawRequestContext;
  events: WithdrawRequestEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

interface Scope {
  readonly context: WithdrawRequestContext;
}

/** The words that the chart is written in: invoked machines, guards and actions. */
const withdrawRequestSetup = setup({
  types: {} as WithdrawRequestTypes,
  actors: {
    loadRequest: port<WantedRequest, KnownRequest>(),
    ticketSystemDown: ticketSystemDownMachine,
    stepUp: stepUpMachine,
    ticketRequest: ticketRequestMachine,
  },
  guards: {
    ...requestGuards,
    isNotFound: failureGuards.isNotFound,
    isUnreachable: failureGuards.isUnreachable,
    isNotLookedUp: ({ context }: Scope) => context.subject === null,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    isSettled: ({ context }: Scope) => context.subject?.eligibility === 'settled',
    isOthers: ({ context }: Scope) => context.subject?.eligibility === 'others',
    /** Something would be lost. */
    hasComments: ({ context }: Scope) => context.draft !== null && context.draft.comments.trim() !== '',
  },
  actions: {
    countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
    rememberRequest: assign((_, { subject }: { subject: KnownRequest }) => ({ subject })),
    rememberDraft: assign({ draft: (_, params: { draft: WithdrawRequestDraft | null }) => params.draft }),
    rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
    forgetLevel: assign((_, params: { required: number }) => ({ level: 0, requiredLevel: params.required })),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});

/** Returns the conversation before it begins. */
function beginning({ input }: { readonly input: WithdrawRequestInput }): WithdrawRequestContext {
  const { level } = input.person;
  return { ...input, level, subject: null, requiredLevel: 2, lookups: 0, failure: null };
}

/** Withdraws a request that the person has sent, if the desk has not yet decided on it. */
export const withdrawRequestMachine = withdrawRequestSetup.createMachine({
  id: 'withdrawRequest',
  context: beginning,
  output: ({ event }) => event.output as WithdrawRequestTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up the request and its present state.',
      meta: { title: 'withdrawRequest.preparing.title' },
      tags: ['busy'],
      entry: 'countLookup',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context: { ticketKey, lookups } }) => ({ key: ticketKey, fresh: lookups > 1 }),
        onDone: {
          actions: { type: 'rememberRequest', params: ({ event }) => ({ subject: event.output }) },
          target: 'checking',
        },
        onError: [
          { guard: { type: 'isNotFound', params: thrown }, target: 'requestUnknown' },
          { guard: { type: 'isUnreachable', params: thrown }, target: 'ticketSystemDown' },
          interrupts,
        ],
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    checking: {
      description: 'Decides whether this person may withdraw this request now.',
      meta: { title: 'withdrawRequest.preparing.title' },
      always: [
        { guard: 'isNotLookedUp', target: 'preparing' },
        { guard: 'isSettled', target: 'tooLate' },
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'isOthers', target: 'notOwn' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'confirming' },
      ],
    },
    ticketSystemDown: {
      description: 'No requests are accepted now, and they cannot be looked up.',
      meta: { title: 'ticketSystemDown.announced.title' },
      invoke: {
        id: 'ticketSystemDown',
        src: 'ticketSystemDown',
        input: ({ context }) => ({ situation: 'announced', attempts: context.lookups }),
        onDone: [
          { guard: { type: 'isRetry', params: kind }, target: 'preparing' },
          { guard: 'hasComments', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    steppingUp: shared.stepUpState('confirming'),
    confirming: shared.formState(
      'Says what the withdrawal means, takes a comment, and asks for confirmation.',
      'withdrawRequest.confirming.title',
    ),
    confirmingLeave: shared.leaveQuestionState('checking'),
    submitting: {
      description: 'The withdrawal is being sent, and failures are handled.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context: { ticketKey, draft, requestId } }) =>
          keyed({ kind: 'withdraw', ticketKey, comments: draft?.comments.trim() ?? '' }, requestId),
        onDone: [
          { guard: { type: 'isFiled', params: reported }, target: 'withdrawn' },
          // Another request was faster: its outcome is looked up.
          { guard: { type: 'isCollided', params: reported }, target: 'preparing' },
          higherLevelRequired,
          { guard: { type: 'isReturned', params: reported }, target: 'confirming' },
          { guard: 'hasComments', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    requestUnknown: shared.refusalState(
      'The institution has no such request.',
      'withdrawRequest.requestUnknown.title',
    ),
    forbidden: shared.refusalState('Only an admin may withdraw requests.', 'withdrawRequest.forbidden.title'),
    notOwn: shared.refusalState(
      'Another person has already sent it; names the person.',
      'withdrawRequest.notOwn.title',
    ),
    tooLate: shared.refusalState(
      'The desk has decided, or the request was withdrawn before; shows its current state.',
      'withdrawRequest.tooLate.title',
    ),
    withdrawn: shared.resultState(
      'The request is withdrawn, and nothing changes.',
      'withdrawRequest.withdrawn.title',
    ),
    ...shared.finalStates,
  },
});
