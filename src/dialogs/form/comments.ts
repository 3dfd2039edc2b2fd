import { string } from 'yup';
import '../../i18n/texts/dialogs';

/** The maximum length of a request's comments, in characters. */
export const LONGEST_COMMENTS = 10_000;

/** The rule for comments in every form; its message is an id. */
export const comments = string().defined().max(LONGEST_COMMENTS, 'connection.comments.tooLong');
