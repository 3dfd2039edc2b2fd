import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../../../api/failureIn';
import { useGetPoliciesQuery } from '../../../../api/policies.api';
import { isAbout, type Policy } from '../../../../contracts/domain/policies/policy';
import type { ServiceDetail } from '../../../../contracts/domain/services/service';
import { maintainsPolicies } from '../../../../contracts/domain/person/rights';
import { usePerson } from '../../../../store/person';
import { ButtonLink } from '../../../../ui/actions/ButtonLink';
import { Empty } from '../../../../ui/notices/Empty';
import { LoadFailed } from '../../../../ui/notices/LoadFailed';
import { Section } from '../../../../ui/page/Section';
import { Skeleton } from '../../../../ui/page/Skeleton';
import { NEW_POLICY, settingsPath } from '../../address';
import { PolicyCard } from './PolicyCard';
import { useDeleting } from './useDeleting';
import { TermTip } from '../../../../ui/overlays/TermTip';
import styles from '../Policies.module.css';

export interface DeletionProps {
  readonly policy: Policy;
  /** This is called when the policy is deleted, or kept. */
  readonly onClose: () => void;
}

interface PoliciesOverviewProps {
  readonly service: ServiceDetail;
  readonly name: string;
  readonly Deletion: ComponentType<DeletionProps>;
}

/** A policy that leaves the service out is listed as well, since the person may want to change that. */
function isListed(policy: Policy, service: string): boolean {
  return isAbout(policy, service) || policy.services.includes(service);
}

/** The policies that name a service, or are about it (REQUIREMENTS 178–183). */
export function PoliciesOverview({ service, name, Deletion }: PoliciesOverviewProps) {
  const maintains = maintainsPolicies(usePerson());
  const { data, error, isFetching, refetch } = useGetPoliciesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const create = maintains && (
    <ButtonLink to={settingsPath(service, { key: 'policies', policy: NEW_POLICY })} look="primary">
      <FormattedMessage id="policies.new" />
    </ButtonLink>
  );
  const policies = data?.filter((policy) => isListed(policy, service.entityId));
  const [deleting, setDeleting] = useDeleting(maintains ? policies : []);
  return (
    <Section
      title={<FormattedMessage id="policies.title" />}
      tip={<TermTip term="authorizationPolicy" />}
      note={create}
    >
      <p className={styles.intro}>
        <FormattedMessage id="policies.intro" values={{ service: name }} />
      </p>
      {policies ? (
        policies.length > 0 ? (
          <ul className={styles.cards}>
            {policies.map((policy) => (
              <li key={policy.id}>
                <PolicyCard
                  service={service}
                  policy={policy}
                  maintains={maintains}
                  onDelete={() => setDeleting(policy)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Empty title={<FormattedMessage id="policies.none.title" />}>
            <FormattedMessage id="policies.none.text" values={{ service: name }} />
          </Empty>
        )
      ) : error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="policies.unreachable" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton rows={4} shape="text" />
      )}
      {deleting && <Deletion policy={deleting} onClose={() => setDeleting(undefined)} />}
    </Section>
  );
}
