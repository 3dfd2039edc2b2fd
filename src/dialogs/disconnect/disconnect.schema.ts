import { boolean, object, string, type ObjectSchema } from 'yup';
import type { DisconnectDraft } from '../../machines/disconnect/disconnect.draft';

/** Rules of the form (spec part 2 §5); its messages are ids. */
export const disconnectSchema: ObjectSchema<DisconnectDraft> = object({
  comments: string().defined().max(10_000, 'connection.comments.tooLong'),
  confirmed: boolean().required().isTrue('disconnect.confirm.required'),
});
