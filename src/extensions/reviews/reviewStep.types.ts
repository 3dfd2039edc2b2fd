import type { Failure } from '../../contracts/domain/failure';
import type { ReviewStep, ReviewWord } from './contract/review.wire';
import type { FlashFact } from '../../machines/kit/facts';
import type { StateMeta, StateTag } from '../../machines/kit/meta';

/** A person's step in a review: managing it, or commenting on a connection. */
export type ReviewWish =
  | { readonly lead: ReviewStep; readonly word?: undefined }
  | { readonly word: ReviewWord; readonly lead?: undefined };

export interface ReviewStepInput {
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

export interface ReviewStepContext extends ReviewStepInput {
  /** The last wanted step; null before. */
  readonly wish: ReviewWish | null;
  readonly failure: Failure | null;
  /** Number of rows without a verdict that the person closing the review has seen. */
  readonly left: number;
  /** Number of accepted steps: the same step is a new one afterwards, such as a second reminder. */
  readonly taken: number;
}

export type ReviewStepEvent =
  | { type: 'wish.stated'; wish: ReviewWish }
  | { type: 'close.requested'; left: number }
  | { type: 'close.confirmed' }
  | { type: 'dismissal.requested' };

/** A try; every try of the same wish carries the same `requestId` until one is taken. */
export interface WishTry {
  readonly id: string;
  readonly wish: ReviewWish;
  readonly requestId: string;
}

export interface ReviewStepTypes {
  input: ReviewStepInput;
  context: ReviewStepContext;
  events: ReviewStepEvent;
  emitted: FlashFact;
  meta: StateMeta;
  tags: StateTag;
}
