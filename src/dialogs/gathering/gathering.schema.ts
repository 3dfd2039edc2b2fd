import { object, string, type ObjectSchema } from 'yup';
import type { GatheringDraft } from '../../machines/gathering/gathering.draft';

/** Something has to be chosen; its message is an id, and stands at the first field. */
export const gatheringSchema: ObjectSchema<GatheringDraft> = object({
  level: string()
    .defined()
    .test('chosen', 'gathering.nothingChosen', function chosen() {
      return Object.values(this.parent as object).some((value) => value !== '');
    }),
  multiFactor: string().defined(),
  consent: string().defined(),
  connection: string().defined(),
});
