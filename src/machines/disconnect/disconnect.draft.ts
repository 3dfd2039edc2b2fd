import { draftLike } from '../kit/draftLike';

/** Content of the form; kept across failures, questions and a step-up. */
export interface DisconnectDraft {
  readonly comments: string;
  readonly confirmed: boolean;
}

export const blankDraft: DisconnectDraft = { comments: '', confirmed: false };

export const draftOf = draftLike(blankDraft);
