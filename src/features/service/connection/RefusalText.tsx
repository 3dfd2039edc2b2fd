import { FormattedMessage } from 'react-intl';
import type { Refusal } from '../../../contracts/domain/tickets/refusal';
import { usePerson } from '../../../store/person';
import { SupportText } from '../about/SupportText';
import { useNameOf } from '../../../i18n/useName';

const messages = {
  notAdmin: 'service.refused.notAdmin',
  superUser: 'service.refused.superUser',
  testInstitution: 'service.refused.testInstitution',
  noInstitutionId: 'service.refused.noInstitutionId',
} as const satisfies Record<Refusal, string>;

/** Says in plain words why a connection cannot be changed, and what to do about it. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { roles, institution: own } = usePerson();
  const institution = useNameOf(own) ?? '';
  const ofTheInstitution = refusal === 'testInstitution' || refusal === 'noInstitutionId';
  const id = refusal === 'notAdmin' && roles.superUser ? 'service.refused.actingAsViewer' : messages[refusal];
  return (
    <>
      <FormattedMessage id={id} values={{ institution }} /> {ofTheInstitution && <SupportText />}
    </>
  );
}
