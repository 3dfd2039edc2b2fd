import { object, string, type ObjectSchema } from 'yup';
import { LONGEST_SENTENCE, MOST_PEOPLE } from '../contract/wishes';
import type { WishDraft } from './wish.draft';

/** Rules of the form; its messages are ids. */
export const wishSchema: ObjectSchema<WishDraft> = object({
  reason: string()
    .defined()
    .trim()
    .min(1, 'wish.reason.missing')
    .max(LONGEST_SENTENCE, 'wish.sentence.tooLong'),
  people: string()
    .defined()
    .test('number', 'wish.people.invalid', (typed) => {
      const text = typed.trim();
      return text === '' || (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= MOST_PEOPLE);
    }),
});
