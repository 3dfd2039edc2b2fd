import { draftLike } from '../../../machines/kit/draftLike';

/** Content of the form; kept across failures, questions and a step-up. */
export interface ChangeSetDraft {
  readonly comments: string;
}

export const blankDraft: ChangeSetDraft = { comments: '' };

export const draftOf = draftLike(blankDraft);
