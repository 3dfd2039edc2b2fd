import { draftLike } from '../kit/draftLike';

/** What the form holds; kept over failures, questions and a step-up. */
export interface DenyInviteDraft {
  readonly comments: string;
}

export const blankDraft: DenyInviteDraft = { comments: '' };

export const draftOf = draftLike(blankDraft);
