import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../../api/failureIn';
import { useGetConnectedInstitutionsQuery } from '../../../api/services.api';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { usePerson } from '../../../store/person';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Section } from '../../../ui/page/Section';
import { Skeleton } from '../../../ui/page/Skeleton';
import { TermTip } from '../../../ui/overlays/TermTip';
import { InstitutionList } from './InstitutionList';

/**
 * Lists the institutions in the service's state that use it; nothing for guests and for templates
 * (REQUIREMENTS 116, 119).
 */
export function InstitutionsSection({ service }: { readonly service: ServiceDetail }) {
  const { roles } = usePerson();
  const { entityId, type, state } = service;
  const skip = roles.guest || service.exampleSingleTenant;
  const { currentData, error, isFetching, refetch } = useGetConnectedInstitutionsQuery(
    { entityId, type },
    { skip },
  );
  if (skip) return null;
  const users = currentData?.filter((institution) => institution.state === state);
  return (
    <Section
      title={<FormattedMessage id="service.institutions" />}
      tip={<TermTip term="connection" />}
      note={users && <FormattedMessage id="service.institutions.count" values={{ count: users.length }} />}
    >
      {users ? (
        users.length > 0 && <InstitutionList institutions={users} />
      ) : error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="service.institutions.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton rows={4} shape="text" />
      )}
    </Section>
  );
}
