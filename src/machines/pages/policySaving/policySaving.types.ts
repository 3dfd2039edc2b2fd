import type { Failure } from '../../../contracts/domain/failure';
import type { Policy, PolicyContent } from '../../../contracts/domain/policy';

/** Who would be kept out by a change of policies, and was not before. */
export interface LockOut {
  /** Everybody who is saved for trying. */
  readonly everybody: boolean;
  readonly myself: boolean;
}

/** What the person wants to be saved, and who would be kept out by it; null: nobody. */
export interface Wish {
  readonly content: PolicyContent;
  readonly lockOut: LockOut | null;
}

/** A wish, and the state of the policy that it replaces; null: it becomes a new policy. */
export interface Attempt extends Wish {
  readonly over: Policy | null;
}

/** Somebody else changed what both had started from. */
export interface PolicyConflict {
  readonly base: Policy;
  readonly mine: PolicyContent;
  /** What stands there now; null: they deleted it. */
  readonly theirs: Policy | null;
}

export interface PolicySavingInput {
  /** The state that the form starts from; null: a new policy. */
  readonly stored: Policy | null;
  /** Whether policies of this service are asked at all (item 194). */
  readonly enforced: boolean;
  /** Whether this installation offers a login with a higher level. */
  readonly stepUpOffered: boolean;
}

export interface PolicySavingContext extends PolicySavingInput {
  readonly attempt: Attempt | null;
  readonly conflict: PolicyConflict | null;
  /** Why the last attempt failed; null before. */
  readonly failure: Failure | null;
}

export type PolicySavingEvent =
  | ({ type: 'form.submitted' } & Wish)
  | { type: 'lockOut.confirmed' }
  | { type: 'dismissal.requested' }
  /** Mine is to replace theirs, or to become a new policy where they deleted it. */
  | ({ type: 'merge.confirmed' } & Wish)
  | { type: 'theirs.accepted' };
