import { draftLike } from '../../../machines/kit/draftLike';

/** Content of the form; kept across failures, questions and a login. */
export interface WishDraft {
  readonly reason: string;
  /** Digits; empty: not said. */
  readonly people: string;
}

export const blankDraft: WishDraft = { reason: '', people: '' };

export const draftOf = draftLike(blankDraft);

/** Returns the number of people; undefined if there is none. */
export function peopleIn({ people }: WishDraft): number | undefined {
  return people.trim() === '' ? undefined : Number(people);
}
