import type { Failure } from '../../../contracts/domain/failure';
import type { Policy, PolicyContent } from '../../../contracts/domain/policies/policy';

/** People who would be kept out by a change of policies, and were not before. */
export interface LockOut {
  /** Every person who is saved for trying would be locked out. */
  readonly everybody: boolean;
  readonly myself: boolean;
}

/** The person wants to save `content`; `lockOut` says whom it would lock out, null if no one. */
export interface Wish {
  readonly content: PolicyContent;
  readonly lockOut: LockOut | null;
}

/** An attempt to replace the state `over` of the policy, or, if that is null, to add a new policy. */
export interface Attempt extends Wish {
  readonly over: Policy | null;
}

/** Another person's change to the state that both started from. */
export interface PolicyConflict {
  readonly base: Policy;
  readonly mine: PolicyContent;
  /** Their current state; null if they deleted the policy. */
  readonly theirs: Policy | null;
}

export interface PolicySavingInput {
  /** The form starts from this state; null means a new policy. */
  readonly stored: Policy | null;
  /** The federation applies the policies of this service (REQUIREMENTS 194). */
  readonly enforced: boolean;
  /** This installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
}

export interface PolicySavingContext extends PolicySavingInput {
  readonly attempt: Attempt | null;
  readonly conflict: PolicyConflict | null;
  /** The last attempt failed for this reason; null means that none has failed. */
  readonly failure: Failure | null;
}

export type PolicySavingEvent =
  | ({ type: 'form.submitted' } & Wish)
  | { type: 'lockOut.confirmed' }
  | { type: 'dismissal.requested' }
  /** My content replaces theirs, or becomes a new policy if they deleted it. */
  | ({ type: 'merge.confirmed' } & Wish)
  | { type: 'theirs.accepted' };
