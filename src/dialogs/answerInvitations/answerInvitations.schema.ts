import { boolean, object, type ObjectSchema } from 'yup';
import type { AnswerInvitationsDraft } from '../../machines/answerInvitations/answerInvitations.draft';
import { comments } from '../form/comments';

/** Rules of the form; its messages are ids. */
export const answerSchema: ObjectSchema<AnswerInvitationsDraft> = object({
  comments,
  termsAccepted: boolean().required(),
});

/** A person who connects services accepts the terms of all of them. */
export const connectAllSchema: ObjectSchema<AnswerInvitationsDraft> = object({
  comments,
  termsAccepted: boolean().required().isTrue('connect.terms.required'),
});
