import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import type { WishGroup } from '../contract/wishes.wire';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
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

export interface WishAnswerContext extends WishAnswerInput {
  /** Null if no one asks for the service, or no longer. */
  readonly subject: AnsweredGroup | null;
  readonly failure: Failure | null;
}

export type WishAnswerEvent =
  | { type: 'form.submitted'; draft: WishAnswerDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: WishAnswerDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface WishAnswerTypes {
  input: WishAnswerInput;
  context: WishAnswerContext;
  events: WishAnswerEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
