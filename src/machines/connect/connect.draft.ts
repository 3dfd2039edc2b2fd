import { draftLike } from '../kit/draftLike';

/** Content of the form; kept across failures, questions and a step-up. */
export interface ConnectDraft {
  readonly comments: string;
  /** Level URI; empty: the level that the login gives. */
  readonly level: string;
  readonly contactEmail: string;
  readonly shareNone: boolean;
  readonly termsAccepted: boolean;
  readonly refusalAccepted: boolean;
}

export const blankDraft: ConnectDraft = {
  comments: '',
  level: '',
  contactEmail: '',
  shareNone: false,
  termsAccepted: false,
  refusalAccepted: false,
};

export const draftOf = draftLike(blankDraft);
