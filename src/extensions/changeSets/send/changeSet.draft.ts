import { draftLike } from '../../../machines/kit/draftLike';

/** What the form holds; kept over failures, questions and a step-up. */
export interface ChangeSetDraft {
  readonly comments: string;
}

export const blankDraft: ChangeSetDraft = { comments: '' };

export const draftOf = draftLike(blankDraft);
