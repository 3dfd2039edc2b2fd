import { draftLike } from '../kit/draftLike';

/** Content of the form; kept across failures, questions and a login. */
export interface AnswerInvitationsDraft {
  readonly comments: string;
  /** Only asked for where services are to be connected. */
  readonly termsAccepted: boolean;
}

export const blankDraft: AnswerInvitationsDraft = { comments: '', termsAccepted: false };

export const draftOf = draftLike(blankDraft);
