import { object, type ObjectSchema } from 'yup';
import type { ChangeSetDraft } from '../../machines/changeSet/changeSet.draft';
import { comments } from '../form/comments';

export const changeSetSchema: ObjectSchema<ChangeSetDraft> = object({ comments });
