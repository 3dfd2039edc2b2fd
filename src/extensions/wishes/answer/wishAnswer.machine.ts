import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import { failureOf } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import * as shared from '../../../machines/shared/request.states';
import { formGuards, interrupts, keyed, reported } from '../../../machines/shared/request.parts';
import type { WishGroup } from '../contract/wishes.wire';
import { wishesRequestMachine, type WishesRequestInput } from '../requests.setup';
import type { WishAnswerDraft } from './wishAnswer.draft';

/** The wishes for a service, as they were seen. */
export interface AnsweredGroup extends Pick<WishGroup, 'service' | 'serviceType' | 'version' | 'count'> {
  readonly name: string;
  /** Names of the services whose wishes are joined with these, and get the same answer. */
  readonly together: readonly string[];
}

export interface WishAnswerInput {
  readonly person: { readonly admin: boolean };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly draft: WishAnswerDraft | null;
}

interface WishAnswerContext extends WishAnswerInput {
  /** Null if no one asks for the service, or no longer. */
  readonly subject: AnsweredGroup | null;
  readonly failure: Failure | null;
}

type WishAnswerEvent =
  | { type: 'form.submitted'; draft: WishAnswerDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: WishAnswerDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

interface WishAnswerTypes {
  input: WishAnswerInput;
  context: WishAnswerContext;
  events: WishAnswerEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

interface Scope {
  readonly context: WishAnswerContext;
}

function answerRequest({ subject, draft, requestId }: WishAnswerContext): WishesRequestInput {
  const { service = '', serviceType = 'saml20_sp', version = '' } = subject ?? {};
  const { text = '', declined = false } = draft ?? {};
  return keyed({ kind: 'answer', service, serviceType, version, declined, text: text.trim() }, requestId);
}

/** An admin gives everyone who has asked for a service one answer (REQUIREMENTS 439, 440). */
export const wishAnswerMachine = setup({
  types: {} as WishAnswerTypes,
  actors: {
    loadWishes: port<{ readonly fresh: true }, AnsweredGroup | null>(),
    ticketRequest: wishesRequestMachine,
  },
  guards: {
    ...formGuards,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    hasNoWishes: ({ context }: Scope) => context.subject === null,
  },
  actions: {
    rememberSubject: assign((_, { subject }: { subject: AnsweredGroup | null }) => ({ subject })),
    rememberDraft: assign({ draft: (_, params: { draft: WishAnswerDraft | null }) => params.draft }),
    rememberLevel: (_, _params: { level: number }) => undefined,
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
}).createMachine({
  id: 'wishAnswer',
  context: ({ input }) => ({ ...input, subject: null, failure: null }),
  output: ({ event }) => event.output as WishAnswerTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up who has asked for the service now.',
      meta: { title: 'wishAnswer.answering.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadWishes',
        src: 'loadWishes',
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
      description: 'Decides whether there are wishes to answer, and whether this person may.',
      meta: { title: 'wishAnswer.answering.title' },
      always: [
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'hasNoWishes', target: 'nothingWished' },
        { target: 'answering' },
      ],
    },
    answering: shared.formState(
      'Takes an answer, and whether the service is declined; says who gets it.',
      'wishAnswer.answering.title',
    ),
    confirmingLeave: shared.leaveQuestionState('checking'),
    submitting: {
      description: 'The answer goes to all who have asked, as they were seen.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => answerRequest(context),
        onDone: [
          { guard: { type: 'isNoted', params: reported }, target: 'answered' },
          { guard: { type: 'isCollided', params: reported }, target: 'changedMeanwhile' },
          { guard: { type: 'isReturned', params: reported }, target: 'answering' },
          { target: 'confirmingLeave' },
        ],
        onError: interrupts,
      },
    },
    changedMeanwhile: {
      description:
        'The wishes or their answer have changed since; nothing was sent, and the typed text is kept.',
      meta: { title: 'wishAnswer.changedMeanwhile.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'preparing', 'dismissal.requested': 'confirmingLeave' },
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState(
      'Only an admin answers requests from users.',
      'wishAnswer.forbidden.title',
    ),
    nothingWished: shared.refusalState(
      'There are no wishes for the service, or no longer.',
      'wishAnswer.nothingWished.title',
    ),
    answered: shared.resultState('Everyone who asked has an answer.', 'wishAnswer.answered.title'),
    ...shared.finalStates,
  },
});
