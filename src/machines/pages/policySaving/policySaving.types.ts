import type { Failure } from '../../../contracts/domain/failure';
import type { Policy, PolicyContent } from '../../../contracts/domain/policy';

/** People who would be kept out by a change of policies, and were not before. */
export interface LockOut {
  /** Everybody who is saved for trying would be. */
  readonly everybody: boolean;
  readonly myself: boolean;
}

/** The person wants `content` to be saved; `lockOut` says who would be kept out by it, null that nobody would. */
export interface Wish {
  readonly content: PolicyContent;
  readonly lockOut: LockOut | null;
}

/** A wish is to replace the state `over` of the policy; where that is null, it becomes a new policy. */
export interface Attempt extends Wish {
  readonly over: Policy | null;
}

/** A change by somebody else to what both had started from. */
export interface PolicyConflict {
  readonly base: Policy;
  readonly mine: PolicyContent;
  /** This stands there now; null means that they deleted it. */
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
  /** Mine is to replace theirs, or to become a new policy where they deleted it. */
  | ({ type: 'merge.confirmed' } & Wish)
  | { type: 'theirs.accepted' };
