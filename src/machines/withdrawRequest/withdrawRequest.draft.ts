import { draftLike } from '../kit/draftLike';

/** Content of the form; kept across failures, questions and a step-up. */
export interface WithdrawRequestDraft {
  readonly comments: string;
}

export const blankDraft: WithdrawRequestDraft = { comments: '' };

export const draftOf = draftLike(blankDraft);
