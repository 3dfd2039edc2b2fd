import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../../../api/failureIn';
import { useGetPolicyRevisionsQuery } from '../../../../api/policyEditing.api';
import type { ServiceRef } from '../../../../contracts/domain/services/serviceRef';
import { ButtonLink } from '../../../../ui/actions/ButtonLink';
import { Empty } from '../../../../ui/notices/Empty';
import { LoadFailed } from '../../../../ui/notices/LoadFailed';
import { Section } from '../../../../ui/page/Section';
import { Skeleton } from '../../../../ui/page/Skeleton';
import { settingsPath } from '../../address';
import type { Enforced } from '../PolicyStatus';
import { RevisionList } from './RevisionList';

interface RevisionsPageProps {
  readonly service: ServiceRef & Enforced;
  /** Id of the policy. */
  readonly id: string;
}

/** Every state that a policy has had, newest first, each with what it changed (REQUIREMENTS 195–197). */
export function RevisionsPage({ service, id }: RevisionsPageProps) {
  const { currentData, error, isFetching, refetch } = useGetPolicyRevisionsQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const back = (
    <ButtonLink to={settingsPath(service, { key: 'policies' })} look="quiet" icon="back">
      <FormattedMessage id="policies.back" />
    </ButtonLink>
  );
  const failure = error && failureIn(error);
  if (failure?.kind === 'notFound') {
    return (
      <Empty title={<FormattedMessage id="policies.gone.title" />} action={back}>
        <FormattedMessage id="policies.gone.text" />
      </Empty>
    );
  }
  if (failure) {
    return (
      <LoadFailed
        failure={failure}
        title={<FormattedMessage id="policies.unreachable" />}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!currentData) return <Skeleton rows={5} shape="text" />;
  return (
    <Section
      title={<FormattedMessage id="policies.revisions.title" values={{ name: currentData[0]?.name ?? '' }} />}
      note={back}
    >
      <RevisionList revisions={currentData} service={service} />
    </Section>
  );
}
