import { object, string, type ObjectSchema } from 'yup';
import type { GatheringDraft } from './gathering.draft';

/** At least one field must be chosen; the message is an id, and appears at the first field. */
export const gatheringSchema: ObjectSchema<GatheringDraft> = object({
  services: string().defined(),
  level: string()
    .defined()
    .test('chosen', 'gathering.nothingChosen', function isChosen() {
      const { services: _services, ...chosen } = this.parent as GatheringDraft;
      return Object.values(chosen).some((value) => value !== '');
    }),
  multiFactor: string().defined(),
  consent: string().defined(),
  connection: string().defined(),
});
