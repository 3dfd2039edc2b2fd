import { PolicyEditor } from '../../../features/settings/policies/form/PolicyEditor';
import type { EditorProps } from '../../../features/settings/policies/form/PolicyPage';
import { useBegun } from '../../../features/settings/policies/form/useBegun';
import { openPolicySaving } from '../../../store/actors/policySaving.ports';
import { Skeleton } from '../../../ui/page/Skeleton';
import { PageStepUp } from '../../../pages/PageStepUp';
import { usePageActor } from '../../../pages/usePageActor';

/** Runs the chart that saves a policy, while its form is shown. */
export function PolicySaving(props: EditorProps) {
  const { service, name } = props;
  const begun = useBegun(props);
  const edited = { stored: begun ?? null, enforced: service.policyEnforcementRequired };
  const { actor } = usePageActor((needs) => openPolicySaving(needs, edited));
  if (!actor) return <Skeleton rows={8} shape="text" />;
  return (
    <>
      <PolicyEditor {...props} begun={begun} actor={actor} />
      <PageStepUp actor={actor} subject={name} />
    </>
  );
}
