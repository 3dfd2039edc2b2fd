import type { Failure } from '../../../contracts/domain/failure';
import type { FlashFact } from '../../kit/facts';
import type { StateMeta, StateTag } from '../../kit/meta';

export interface PolicyDeletionInput {
  readonly policy: { readonly id: string; readonly name: string };
  /** The rank of the login. */
  readonly level: number;
  /** Whether this installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
}

export interface PolicyDeletionContext extends PolicyDeletionInput {
  /** The rank that deleting needs. */
  readonly requiredLevel: number;
  /** Why the last try failed; null before. */
  readonly failure: Failure | null;
}

export type PolicyDeletionEvent = { type: 'deletion.confirmed' } | { type: 'dismissal.requested' };

export interface PolicyDeletionTypes {
  input: PolicyDeletionInput;
  context: PolicyDeletionContext;
  events: PolicyDeletionEvent;
  emitted: FlashFact;
  meta: StateMeta;
  tags: StateTag;
}
