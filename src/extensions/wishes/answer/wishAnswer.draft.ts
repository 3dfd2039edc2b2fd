import { draftLike } from '../../../machines/kit/draftLike';

/** What the form holds; kept over failures, questions and a login. */
export interface WishAnswerDraft {
  readonly text: string;
  /** Whether the service will not be connected. */
  readonly declined: boolean;
}

export const blankDraft: WishAnswerDraft = { text: '', declined: false };

export const draftOf = draftLike(blankDraft);
