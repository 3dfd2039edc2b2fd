import { draftLike } from '../../../machines/kit/draftLike';

/** Content of the form for a search to save. */
export interface SavedSearchDraft {
  readonly name: string;
  /** True if new services that match become news. */
  readonly watched: boolean;
}

export const draftOf = draftLike<SavedSearchDraft>({ name: '', watched: false });
