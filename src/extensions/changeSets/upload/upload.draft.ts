import { draftLike } from '../../../machines/kit/draftLike';

/** The most bytes of a file that is read. */
export const MOST_BYTES = 1_000_000;

/** The file that was chosen; kept over failures and the end of a login. */
export interface UploadDraft {
  readonly name: string;
  /** Empty if the file is too large to be read, or no longer exists. */
  readonly text: string;
  readonly tooLarge: boolean;
  /** It was changed or removed after it was chosen, or its place is out of reach. */
  readonly unread: boolean;
}

export const blankDraft: UploadDraft = { name: '', text: '', tooLarge: false, unread: false };

export const draftOf = draftLike(blankDraft);
