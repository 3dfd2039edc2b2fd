import { object, type ObjectSchema } from 'yup';
import type { WithdrawRequestDraft } from '../../machines/withdrawRequest/withdrawRequest.draft';
import { comments } from '../form/comments';

/** Rules of the form (docs/EXTENSIONS.md, `withdraw`); its messages are ids. */
export const withdrawRequestSchema: ObjectSchema<WithdrawRequestDraft> = object({
  comments,
});
