import { draftLike } from '../../../machines/kit/draftLike';

/** What is typed of a search that is to be kept. */
export interface SavedSearchDraft {
  readonly name: string;
  /** Whether new services that it finds are to be told. */
  readonly watched: boolean;
}

export const draftOf = draftLike<SavedSearchDraft>({ name: '', watched: false });
