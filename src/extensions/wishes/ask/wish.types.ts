import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person';
import type { EntityType } from '../../../contracts/wire/enumerations';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { WishDraft } from './wish.draft';

/** The service, and what the person has asked about it before. */
export interface WishSubject {
  readonly entityId: string;
  readonly type: EntityType;
  readonly name: string;
  readonly connected: boolean;
  /** The wish as it stands; null: none. */
  readonly wish: WishDraft | null;
  /** Whether the person asks for as many services as one person may. */
  readonly full: boolean;
}

export interface WishInput {
  readonly person: { readonly asks: boolean };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  /** What was typed before a login. */
  readonly draft: WishDraft | null;
}

export interface WishContext extends WishInput {
  readonly subject: WishSubject | null;
  readonly failure: Failure | null;
}

export type WishEvent =
  | { type: 'form.submitted'; draft: WishDraft }
  /** The person takes the wish back; `draft` is what was typed meanwhile, null: nothing. */
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
