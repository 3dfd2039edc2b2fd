import { boolean, object, string, type ObjectSchema } from 'yup';
import { LONGEST_SEARCH_NAME } from '../contract/savedSearch';
import type { SavedSearchDraft } from './savedSearch.machine';

/** Messages are ids. */
export const savedSearchSchema: ObjectSchema<SavedSearchDraft> = object({
  name: string()
    .trim()
    .defined()
    .required('searches.name.missing')
    .max(LONGEST_SEARCH_NAME, 'searches.name.long'),
  watched: boolean().defined(),
});
