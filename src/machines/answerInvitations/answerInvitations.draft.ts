import { draftLike } from '../kit/draftLike';

/** Content of the form; kept across failures, questions and a login. */
export interface AnswerInvitationsDraft {
  readonly comments: string;
  /** Only requested if services will be connected. */
  readonly termsAccepted: boolean;
}

export const blankDraft: AnswerInvitationsDraft = { comments: '', termsAccepted: false };

export const draftOf = draftLike(blankDraft);
