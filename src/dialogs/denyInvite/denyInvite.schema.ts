import { object, string, type ObjectSchema } from 'yup';
import type { DenyInviteDraft } from '../../machines/denyInvite/denyInvite.draft';

/** Rules of the form (spec part 2 §5); its messages are ids. */
export const denyInviteSchema: ObjectSchema<DenyInviteDraft> = object({
  comments: string().defined().max(10_000, 'connection.comments.tooLong'),
});
