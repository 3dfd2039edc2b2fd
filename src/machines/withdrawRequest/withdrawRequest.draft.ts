import { draftLike } from '../kit/draftLike';

/** What the form holds; kept over failures, questions and a step-up. */
export interface WithdrawRequestDraft {
  readonly comments: string;
}

export const blankDraft: WithdrawRequestDraft = { comments: '' };

export const draftOf = draftLike(blankDraft);
