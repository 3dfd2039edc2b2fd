import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../../../api/failureIn';
import { useGetPoliciesQuery } from '../../../../api/policies.api';
import { useGetPolicyAttributesQuery, useGetPolicyQuery } from '../../../../api/policyEditing.api';
import type { Policy, PolicyAttributeOption } from '../../../../contracts/domain/policies/policy';
import { needsStepUp, POLICY_LEVEL } from '../../../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../../../contracts/domain/services/service';
import { usePerson } from '../../../../store/person';
import { ButtonLink } from '../../../../ui/actions/ButtonLink';
import { Empty } from '../../../../ui/notices/Empty';
import { LevelNeeded } from '../../../../ui/notices/LevelNeeded';
import { LoadFailed } from '../../../../ui/notices/LoadFailed';
import { Skeleton } from '../../../../ui/page/Skeleton';
import { NEW_POLICY, settingsPath } from '../../address';
import { isWritable } from '../overview/PolicyCard';
import { PolicyFacts } from './PolicyFacts';

export interface EditorProps {
  readonly service: ServiceDetail;
  readonly name: string;
  /** This state is stored; it is absent for a new policy. */
  readonly stored: Policy | undefined;
  /** All policies of the institution. */
  readonly policies: readonly Policy[];
  readonly options: readonly PolicyAttributeOption[];
  readonly overview: string;
}

interface PolicyPageProps {
  readonly service: ServiceDetail;
  readonly name: string;
  readonly Editor: ComponentType<EditorProps>;
  /** `new`, or of a stored policy. */
  readonly id: string;
}

/** One policy: loads its data, then edits it, or shows it if it may not be changed (REQUIREMENTS 184–194). */
export function PolicyPage({ service, name, id, Editor }: PolicyPageProps) {
  const person = usePerson();
  const isNew = id === NEW_POLICY;
  const stored = useGetPolicyQuery(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const all = useGetPoliciesQuery();
  const attributes = useGetPolicyAttributesQuery();
  // Data that has loaded once stays in use, even if a later load fails.
  const failed = [stored, all, attributes].find(({ error, currentData }) => error && !currentData);
  const failure = failed?.error && failureIn(failed.error);
  const policy = stored.currentData;
  const overview = settingsPath(service, { key: 'policies' });

  if (failure?.kind === 'notFound' && failed === stored) {
    return (
      <Empty
        title={<FormattedMessage id="policies.gone.title" />}
        action={
          <ButtonLink to={overview}>
            <FormattedMessage id="policies.back" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="policies.gone.text" />
      </Empty>
    );
  }
  if (failure) {
    return (
      <LoadFailed
        failure={failure}
        title={<FormattedMessage id="policies.unreachable" />}
        onRetry={() => void failed?.refetch()}
        retrying={failed?.isFetching}
      />
    );
  }
  if (!all.data || !attributes.data || !(isNew || policy)) return <Skeleton rows={8} shape="text" />;
  const tooLow = needsStepUp(person, POLICY_LEVEL);
  if (tooLow || (policy && !isWritable(policy))) {
    return (
      <>
        {tooLow && <LevelNeeded level={POLICY_LEVEL} own={person.level} text="policies.level.text" />}
        {policy && <PolicyFacts policy={policy} options={attributes.data} service={service} />}
      </>
    );
  }
  return (
    <Editor
      service={service}
      name={name}
      stored={policy}
      policies={all.data}
      options={attributes.data}
      overview={overview}
    />
  );
}
