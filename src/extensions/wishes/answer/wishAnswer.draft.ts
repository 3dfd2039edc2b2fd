import { draftLike } from '../../../machines/kit/draftLike';

/** Content of the form; kept across failures, questions and a login. */
export interface WishAnswerDraft {
  readonly text: string;
  /** True if the service will not be connected. */
  readonly declined: boolean;
}

export const blankDraft: WishAnswerDraft = { text: '', declined: false };

export const draftOf = draftLike(blankDraft);
