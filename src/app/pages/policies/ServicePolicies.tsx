import { useIntl } from 'react-intl';
import { PoliciesSetting } from '../../../features/settings/policies/PoliciesSetting';
import { PolicyEditor } from '../../../features/settings/policies/form/PolicyEditor';
import type { EditorProps } from '../../../features/settings/policies/form/PolicyPage';
import { useInitialPolicy } from '../../../features/settings/policies/form/useInitialPolicy';
import { DeletePolicy } from '../../../features/settings/policies/overview/DeletePolicy';
import type { DeletionProps } from '../../../features/settings/policies/overview/PoliciesOverview';
import type { SettingProps } from '../../../features/settings/settingProps';
import { PageStepUp } from '../../../pages/PageStepUp';
import { usePageActor } from '../../../pages/usePageActor';
import { openPolicyDeletion } from '../../../store/actors/policyDeletion.ports';
import { openPolicySaving } from '../../../store/actors/policySaving.ports';
import { Skeleton } from '../../../ui/page/Skeleton';

/** Runs the chart that saves a policy, while its form is shown. */
function PolicySaving(props: EditorProps) {
  const { service, name } = props;
  const started = useInitialPolicy(props);
  const edited = { stored: started ?? null, enforced: service.policyEnforcementRequired };
  const { actor } = usePageActor((needs) => openPolicySaving(needs, edited));
  if (!actor) return <Skeleton rows={8} shape="text" />;
  return (
    <>
      <PolicyEditor {...props} initialPolicy={started} actor={actor} />
      <PageStepUp actor={actor} subject={name} />
    </>
  );
}

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
