import { string } from 'yup';

/** Characters that the comments of a request may have. */
export const LONGEST_COMMENTS = 10_000;

/** The rule of the comments in every form; its message is an id. */
export const comments = string().defined().max(LONGEST_COMMENTS, 'connection.comments.tooLong');
