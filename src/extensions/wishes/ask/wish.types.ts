import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import type { EntityType } from '../../../contracts/wire/enumerations';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { WishDraft } from './wish.draft';

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

export interface WishContext extends WishInput {
  readonly subject: WishSubject | null;
  readonly failure: Failure | null;
}

export type WishEvent =
  | { type: 'form.submitted'; draft: WishDraft }
  /** The person withdraws the wish; `draft` is what was typed in the meantime, null for nothing. */
  | { type: 'withdrawal.requested'; draft: WishDraft | null }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: WishDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface WishTypes {
  input: WishInput;
  context: WishContext;
  events: WishEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
