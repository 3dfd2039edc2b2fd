import { object, type ObjectSchema } from 'yup';
import type { DenyInviteDraft } from '../../machines/denyInvite/denyInvite.draft';
import { comments } from '../form/comments';

/** Rules of the form; its messages are ids. */
export const denyInviteSchema: ObjectSchema<DenyInviteDraft> = object({
  comments,
});
