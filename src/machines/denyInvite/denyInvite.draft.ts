import { draftLike } from '../kit/draftLike';

/** Content of the form; kept across failures, questions and a step-up. */
export interface DenyInviteDraft {
  readonly comments: string;
}

export const blankDraft: DenyInviteDraft = { comments: '' };

export const draftOf = draftLike(blankDraft);
