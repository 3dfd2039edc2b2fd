import type { Failure } from '../../../contracts/domain/failure';
import type { FlashFact } from '../../kit/facts';
import type { StateMeta, StateTag } from '../../kit/meta';

export interface PolicyDeletionInput {
  readonly policy: { readonly id: string; readonly name: string };
  /** The login has this rank. */
  readonly level: number;
  /** This installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
}

export interface PolicyDeletionContext extends PolicyDeletionInput {
  /** Deleting needs this rank. */
  readonly requiredLevel: number;
  /** The last try failed for this reason; null means that none has failed. */
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
