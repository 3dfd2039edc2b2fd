import { draftLike } from '../../../machines/kit/draftLike';

/** What the form holds; kept over failures, questions and a login. */
export interface WishDraft {
  readonly reason: string;
  /** Digits; empty: not said. */
  readonly people: string;
}

export const blankDraft: WishDraft = { reason: '', people: '' };

export const draftOf = draftLike(blankDraft);

/** Returns the number of people; undefined where none is said. */
export function peopleIn({ people }: WishDraft): number | undefined {
  return people.trim() === '' ? undefined : Number(people);
}
