import { boolean, object, type ObjectSchema } from 'yup';
import '../../i18n/texts/disconnect';
import type { DisconnectDraft } from '../../machines/disconnect/disconnect.draft';
import { comments } from '../form/comments';

/** Rules of the form; its messages are ids. */
export const disconnectSchema: ObjectSchema<DisconnectDraft> = object({
  comments,
  confirmed: boolean().required().isTrue('disconnect.confirm.required'),
});
