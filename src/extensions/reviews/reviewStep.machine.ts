import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { FlashEmitted } from '../../machines/kit/emitted';
import { failureGuards, failureOf, thrown } from '../../machines/kit/failures';
import { hash } from '../../machines/kit/hash';
import type { StateMeta, StateTag } from '../../machines/kit/meta';
import { port } from '../../machines/kit/port';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { REVIEW_LEVEL } from './contract/review';
import type { ReviewStep, ReviewWord } from './contract/review.wire';

/** A person's step in a review: managing it, or commenting on a connection, or on several, one after the other. */
export type ReviewWish =
  | { readonly lead: ReviewStep; readonly word?: undefined }
  | {
      readonly word: ReviewWord;
      /** Sent after `word`, in this order. */
      readonly rest?: readonly ReviewWord[];
      readonly lead?: undefined;
    };

interface ReviewStepInput {
  /** Id of the review. */
  readonly id: string;
  /** Rank of the login. */
  readonly level: number;
  /** This installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
  /** The person comes by a link that was mailed to them, to say something. */
  readonly byMail: boolean;
  /** Random, new for each conversation. */
  readonly requestId: string;
}

interface ReviewStepContext extends ReviewStepInput {
  /** The last wanted step; null before. */
  readonly wish: ReviewWish | null;
  readonly failure: Failure | null;
  /** Number of rows without a verdict that the person closing the review has seen. */
  readonly left: number;
  /** Number of accepted steps: the same step is a new one afterwards, such as a second reminder. */
  readonly taken: number;
  /** Of the last wish: the number of comments, and of those that are stored. */
  readonly total: number;
  readonly stored: number;
  /** Of the last wish: the number of connections on which another person was first. */
  readonly skipped: number;
}

type ReviewStepEvent =
  | { type: 'wish.stated'; wish: ReviewWish }
  | { type: 'close.requested'; left: number }
  | { type: 'close.confirmed' }
  | { type: 'dismissal.requested' };

/** A try; every try of the same step carries the same `requestId` until one is taken. */
export interface WishTry {
  readonly id: string;
  readonly wish: ReviewWish;
  readonly requestId: string;
  /** True if another one follows at once, so that the review need not be read before. */
  readonly more: boolean;
}

interface ReviewStepTypes {
  input: ReviewStepInput;
  context: ReviewStepContext;
  events: ReviewStepEvent;
  emitted: FlashEmitted;
  meta: StateMeta;
  tags: StateTag;
}

type Made = Extract<ReviewStepEvent, { type: 'wish.stated' }>;
interface Scope {
  readonly context: ReviewStepContext;
}

/** Closes a review that has nothing left. */
const NOTHING: ReviewWish = { lead: { action: 'close', left: 0 } };

const restOf = (wish: ReviewWish | null): readonly ReviewWord[] => (wish?.word && wish.rest) ?? [];
const hasMore = ({ context: { wish } }: Scope) => restOf(wish).length > 0;
const isOneOfMany = ({ context: { wish, total } }: Scope) => wish?.word !== undefined && total > 1;

function actionTry({ context: { id, wish, requestId, taken } }: Scope): WishTry {
  const made: ReviewWish = wish?.word ? { word: wish.word } : (wish ?? NOTHING);
  return {
    id,
    wish: made,
    requestId: `${requestId}-${taken}-${hash(JSON.stringify(made))}`,
    more: restOf(wish).length > 0,
  };
}

function stepUpInput({ context: { failure, level, stepUpOffered } }: Scope) {
  const isRefused = failure?.kind === 'levelTooLow';
  return {
    required: isRefused ? failure.required : REVIEW_LEVEL,
    level: isRefused ? 0 : level,
    offered: stepUpOffered,
    typed: isRefused,
  };
}

const made = ({ event }: { event: Made }) => ({ wish: event.wish });
const seen = ({ event }: { event: { left: number } }) => ({ left: event.left });
const failed = { target: 'failed', actions: { type: 'rememberFailure', params: thrown } } as const;
const wishes = {
  'wish.stated': { target: 'sending', actions: { type: 'rememberWish', params: made } },
  'close.requested': { target: 'askingClose', actions: { type: 'rememberLeft', params: seen } },
} as const;
const goesBack = { target: 'looking', actions: 'forgetWish' } as const;
const sendsNext = { target: 'sending', reenter: true } as const;

/** A person reviews connections: comments on them, or manages the review (REQUIREMENTS 446 to 456). */
export const reviewStepMachine = setup({
  types: {} as ReviewStepTypes,
  actors: { sendWish: port<WishTry, null>(), stepUp: stepUpMachine },
  guards: {
    isOutdated: failureGuards.isCollision,
    isAskedForLevel: failureGuards.isLevelTooLow,
    hasMore,
    isOneOfMany,
    isSkipping: ({ context: { skipped } }) => skipped > 0,
    isOutdatedBeforeMore: (scope, error: { error: unknown }) =>
      failureGuards.isCollision(scope, error) && hasMore(scope),
    isLastOutdated: (scope, error: { error: unknown }) =>
      failureGuards.isCollision(scope, error) && isOneOfMany(scope),
    isManyTooOften: (scope, error: { error: unknown }) =>
      failureGuards.isTooOften(scope, error) && isOneOfMany(scope),
    isClosing: ({ context: { wish } }) => wish?.lead?.action === 'close',
    isTooWeak: ({ context: { byMail, stepUpOffered, level } }) =>
      byMail && stepUpOffered && level < REVIEW_LEVEL,
  },
  actions: {
    rememberWish: assign((_, { wish }: { wish: ReviewWish }) => ({
      ...{ wish, failure: null },
      ...{ total: 1 + restOf(wish).length, stored: 0, skipped: 0 },
    })),
    rememberLeft: assign((_, { left }: { left: number }) => ({ left, wish: null, failure: null })),
    rememberClosing: assign(({ context: { left } }) => ({
      wish: { lead: { action: 'close', left } } as const,
      failure: null,
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    countTaken: assign(({ context: { taken, stored } }) => ({ taken: taken + 1, stored: stored + 1 })),
    countSkipped: assign(({ context: { skipped } }) => ({ skipped: skipped + 1 })),
    rememberNext: assign(({ context: { wish } }) => {
      const [word, ...rest] = restOf(wish);
      return word ? { wish: { word, rest } } : {};
    }),
    forgetWish: assign({ wish: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    /** Also takes the place of the message that it has started. */
    announceClosed: emit({ type: 'flash.due', flash: { tone: 'info', messageId: 'reviews.closed' } }),
  },
  // A call itself times out earlier, and knows the outcome better. The server counts by the minute.
  delays: { noAnswer: 35_000, pause: 15_000 },
}).createMachine({
  id: 'reviewStep',
  context: ({ input }) => ({
    ...input,
    wish: null,
    failure: null,
    left: 0,
    taken: 0,
    total: 0,
    stored: 0,
    skipped: 0,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A person who follows a mailed link logs in with the level that a verdict needs.',
      meta: { title: 'reviews.title' },
      always: [{ guard: 'isTooWeak', target: 'steppingUp' }, { target: 'looking' }],
    },
    looking: {
      description: 'Shows the facts about each connection, and the comments on it.',
      meta: { title: 'reviews.title' },
      tags: ['resting'],
      on: wishes,
    },
    askingClose: {
      description: 'Says which connections have no verdict, and asks whether to close the review.',
      meta: { title: 'reviews.close.title' },
      tags: ['resting'],
      on: {
        'wish.stated': wishes['wish.stated'],
        'close.confirmed': { target: 'sending', actions: 'rememberClosing' },
        'close.requested': goesBack,
        'dismissal.requested': goesBack,
      },
    },
    sending: {
      description: 'The comments are sent one after the other; each names the state that the person saw.',
      meta: { title: 'reviews.title' },
      tags: ['busy'],
      invoke: {
        id: 'sendWish',
        src: 'sendWish',
        input: actionTry,
        onDone: [
          { ...sendsNext, guard: 'hasMore', actions: ['countTaken', 'rememberNext'] },
          { guard: 'isClosing', target: 'taken', actions: ['countTaken', 'announceClosed'] },
          { guard: 'isSkipping', target: 'partly', actions: 'countTaken' },
          { target: 'taken', actions: 'countTaken' },
        ],
        onError: [
          { ...failed, guard: { type: 'isAskedForLevel', params: thrown }, target: 'steppingUp' },
          { ...failed, guard: { type: 'isManyTooOften', params: thrown }, target: 'pausing' },
          {
            ...sendsNext,
            guard: { type: 'isOutdatedBeforeMore', params: thrown },
            actions: ['countSkipped', 'rememberNext'],
          },
          {
            guard: { type: 'isLastOutdated', params: thrown },
            target: 'partly',
            actions: 'countSkipped',
          },
          { ...failed, guard: { type: 'isOutdated', params: thrown }, target: 'overtaken' },
          { ...failed, guard: 'isOneOfMany', target: 'partly' },
          failed,
        ],
      },
      after: {
        noAnswer: [
          { guard: 'isOneOfMany', target: 'partly', actions: 'rememberSilence' },
          { target: 'failed', actions: 'rememberSilence' },
        ],
      },
    },
    pausing: {
      description:
        'The server takes no more for a moment; the rest is sent afterwards, unless that is stopped.',
      meta: { title: 'reviews.title' },
      tags: ['busy'],
      after: { pause: { target: 'sending', actions: 'forgetFailure' } },
      on: { 'dismissal.requested': goesBack },
    },
    steppingUp: {
      description: 'A stronger login is needed; the person leaves for it and comes back to the review.',
      meta: { title: 'stepUp.explaining.title' },
      invoke: { id: 'stepUp', src: 'stepUp', input: stepUpInput, onDone: 'looking', onError: failed },
    },
    taken: {
      description: 'It is stored, which is said; another comment can be made.',
      meta: { title: 'reviews.title' },
      tags: ['resting'],
      on: wishes,
    },
    overtaken: {
      description: 'Another person was first: shows their comment, and this one can be sent over it.',
      meta: { title: 'failure.collision.title' },
      tags: ['resting'],
      on: { ...wishes, 'dismissal.requested': goesBack },
    },
    partly: {
      description: 'Of several comments not all are stored; says how many are, and why the others are not.',
      meta: { title: 'reviews.title' },
      tags: ['resting'],
      on: { ...wishes, 'dismissal.requested': goesBack },
    },
    failed: {
      description: 'It was not stored, or that is unknown; says why, and keeps the typed text.',
      meta: { title: 'reviews.title' },
      tags: ['resting'],
      on: { ...wishes, 'dismissal.requested': goesBack },
    },
  },
});
