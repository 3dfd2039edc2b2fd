import { string } from 'yup';
import '../../i18n/texts/dialogs';

/** The comments of a request may have this many characters, and no more. */
export const LONGEST_COMMENTS = 10_000;

/** This rule holds for the comments in every form; its message is an id. */
export const comments = string().defined().max(LONGEST_COMMENTS, 'connection.comments.tooLong');
