import { PoliciesSetting } from '../../../features/settings/policies/PoliciesSetting';
import type { SettingProps } from '../../../features/settings/settingProps';
import { PolicySaving } from './PolicySaving';
import { useIntl } from 'react-intl';
import type { DeletionProps } from '../../../features/settings/policies/overview/PoliciesOverview';
import { DeletePolicy } from '../../../features/settings/policies/overview/DeletePolicy';
import { openPolicyDeletion } from '../../../store/actors/policyDeletion.ports';
import { PageStepUp } from '../../../pages/PageStepUp';
import { usePageActor } from '../../../pages/usePageActor';

/** Shows the policies of a service and gives their pages the charts that save and delete them. */
export function ServicePolicies(props: SettingProps) {
  return <PoliciesSetting {...props} Editor={PolicySaving} Deletion={PolicyDeletion} />;
}

/** Runs the chart that deletes a policy, from the question to its answer. */
function PolicyDeletion({ policy, onClose }: DeletionProps) {
  const intl = useIntl();
  const { actor } = usePageActor((needs) => openPolicyDeletion(needs, policy), onClose, policy.id);
  if (!actor) return null;
  const subject = intl.formatMessage({ id: 'policies.delete.title' }, { name: policy.name });
  return (
    <>
      <DeletePolicy actor={actor} />
      <PageStepUp actor={actor} subject={subject} />
    </>
  );
}
