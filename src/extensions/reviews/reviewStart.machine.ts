import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import { REVIEW_LEVEL } from './contract/review';
import type { ReviewStart } from './contract/review.wire';
import type { FlashEmitted } from '../../machines/kit/emitted';
import { failureGuards, failureOf, thrown } from '../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../machines/kit/meta';
import { port } from '../../machines/kit/port';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';

interface Input {
  /** This installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
  /** Random, new for each conversation. */
  readonly requestId: string;
}

interface Context extends Input {
  /** The last review to start; null before. */
  readonly start: ReviewStart | null;
  readonly failure: Failure | null;
}

interface Event {
  readonly type: 'form.submitted';
  readonly start: ReviewStart;
}

interface StartTry {
  readonly start: ReviewStart | null;
  readonly requestId: string;
}

const fromEvent = ({ event }: { event: Event }) => ({ start: event.start });
const submits = {
  'form.submitted': { target: 'starting', actions: { type: 'rememberStart', params: fromEvent } },
} as const;
const failed = { target: 'failed', actions: { type: 'rememberFailure', params: thrown } } as const;

/** An admin starts a review of connected services (REQUIREMENTS 445). */
export const reviewStartMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FlashEmitted,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { startReview: port<StartTry, null>(), stepUp: stepUpMachine },
  guards: { isCollision: failureGuards.isCollision, isAskedForLevel: failureGuards.isLevelTooLow },
  actions: {
    rememberStart: assign((_, { start }: { start: ReviewStart }) => ({ start, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    announceStarted: emit(({ context }) => ({
      type: 'flash.due',
      flash: {
        tone: 'info',
        messageId: 'reviews.started',
        values: { title: context.start?.title ?? '' },
      },
    })),
    // The page shows that review instead of the form, so the message goes beside it.
    announceOvertaken: emit({
      type: 'flash.due',
      flash: { tone: 'warning', messageId: 'reviews.start.overtaken' },
    }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'reviewStart',
  context: ({ input }) => ({ ...input, start: null, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person chooses what is reviewed, by whom and until when.',
      meta: { title: 'reviews.start.title' },
      tags: ['resting'],
      on: submits,
    },
    starting: {
      description: 'The review is being started. Every attempt has the same key.',
      meta: { title: 'reviews.start.title' },
      tags: ['busy'],
      invoke: {
        id: 'startReview',
        src: 'startReview',
        input: ({ context: { start, requestId } }) => ({ start, requestId }),
        onDone: { target: 'started', actions: 'announceStarted' },
        onError: [
          { ...failed, guard: { type: 'isAskedForLevel', params: thrown }, target: 'steppingUp' },
          {
            guard: { type: 'isCollision', params: thrown },
            actions: 'announceOvertaken',
            target: 'overtaken',
          },
          failed,
        ],
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    steppingUp: {
      description: 'A stronger login is needed; the person leaves for it and comes back to the form.',
      meta: { title: 'stepUp.explaining.title' },
      invoke: {
        id: 'stepUp',
        src: 'stepUp',
        input: ({ context: { failure, stepUpOffered } }) => ({
          required: failure?.kind === 'levelTooLow' ? failure.required : REVIEW_LEVEL,
          level: 0,
          offered: stepUpOffered,
          typed: true,
        }),
        onDone: 'editing',
        onError: failed,
      },
    },
    overtaken: {
      description: 'A colleague has started one in the meantime, which is shown; only one is open at a time.',
      meta: { title: 'failure.collision.title' },
      tags: ['resting'],
      on: submits,
    },
    failed: {
      description: 'The review was not started, or that is unknown; says why, and keeps the typed text.',
      meta: { title: 'reviews.start.title' },
      tags: ['resting'],
      on: submits,
    },
    started: { type: 'final' },
  },
});
