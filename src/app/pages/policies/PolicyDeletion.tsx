import { useIntl } from 'react-intl';
import type { DeletionProps } from '../../../features/settings/policies/overview/PoliciesOverview';
import { DeletePolicy } from '../../../features/settings/policies/overview/DeletePolicy';
import { openPolicyDeletion } from '../../../store/actors/policyDeletion.ports';
import { PageStepUp } from '../PageStepUp';
import { usePageActor } from '../usePageActor';

/** Runs the chart that deletes a policy, from the question to its answer. */
export function PolicyDeletion({ policy, onClose }: DeletionProps) {
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
