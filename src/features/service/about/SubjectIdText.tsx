import { FormattedMessage } from 'react-intl';
import type { SubjectIdRequirement } from '../../../contracts/wire/service';

const messages = {
  'subject-id': 'service.subjectId.same',
  'pairwise-id': 'service.subjectId.different',
  any: 'service.subjectId.either',
  none: 'service.subjectId.neither',
} as const satisfies Record<SubjectIdRequirement, string>;

/** Says which identifier of people the service requires; nothing if it does not say. */
export function SubjectIdText({ requirement }: { readonly requirement: SubjectIdRequirement | undefined }) {
  return requirement && <FormattedMessage id={messages[requirement]} />;
}
