import type { PolicyContent } from '../../../src/contracts/domain/policy';

/** What a state of a policy says: what its form edits, and what only other systems set. */
export interface PolicyDocument extends PolicyContent {
  /** `reg` is edited here; `step` asks for a level and is only shown. */
  readonly type: 'reg' | 'step';
  readonly activatedSr: boolean;
}
