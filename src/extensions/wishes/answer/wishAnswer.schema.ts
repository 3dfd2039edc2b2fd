import { boolean, object, string, type ObjectSchema } from 'yup';
import { LONGEST_SENTENCE } from '../contract/wishes';
import type { WishAnswerDraft } from './wishAnswer.draft';

/** Rules of the form; its messages are ids. */
export const wishAnswerSchema: ObjectSchema<WishAnswerDraft> = object({
  text: string()
    .defined()
    .trim()
    .min(1, 'wishAnswer.text.missing')
    .max(LONGEST_SENTENCE, 'wish.sentence.tooLong'),
  declined: boolean().defined(),
});
