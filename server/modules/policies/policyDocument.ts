import type { PolicyContent } from '../../../src/contracts/domain/policies/policy';

/** Contents of a policy's state: the fields of its form, and the fields that only other systems set. */
export interface PolicyDocument extends PolicyContent {
  /** `reg` is edited here; `step` asks for a level and is only shown. */
  readonly type: 'reg' | 'step';
  readonly activatedSr: boolean;
}
