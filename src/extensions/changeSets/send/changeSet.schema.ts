import { object, type ObjectSchema } from 'yup';
import type { ChangeSetDraft } from './changeSet.draft';
import { comments } from '../../../dialogs/form/comments';

export const changeSetSchema: ObjectSchema<ChangeSetDraft> = object({ comments });
