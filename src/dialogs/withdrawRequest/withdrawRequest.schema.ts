import { object, string, type ObjectSchema } from 'yup';
import type { WithdrawRequestDraft } from '../../machines/withdrawRequest/withdrawRequest.draft';

/** Rules of the form (docs/EXTENSIONS.md, `withdraw`); its messages are ids. */
export const withdrawRequestSchema: ObjectSchema<WithdrawRequestDraft> = object({
  comments: string().defined().max(10_000, 'connection.comments.tooLong'),
});
