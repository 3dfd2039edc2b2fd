import type { ComponentType } from 'react';
import { maintainsPolicies } from '../../../contracts/domain/person/rights';
import '../../../i18n/texts/policies';
import { usePerson } from '../../../store/person';
import { NoSuchPlace } from '../../../ui/notices/NoSuchPlace';
import type { SettingProps } from '../settingProps';
import { PolicyPage, type EditorProps } from './form/PolicyPage';
import { PoliciesOverview, type DeletionProps } from './overview/PoliciesOverview';
import { RevisionsPage } from './revisions/RevisionsPage';

interface PoliciesSettingProps extends SettingProps {
  /** Shows the form of a policy and runs the chart that saves it. */
  readonly Editor: ComponentType<EditorProps>;
  /** Asks before a policy is deleted and runs the chart that deletes it. */
  readonly Deletion: ComponentType<DeletionProps>;
}

/** The authorization policies of a service: all of them, one of them, or the revisions of one. */
export function PoliciesSetting({ service, name, address, Editor, Deletion }: PoliciesSettingProps) {
  const person = usePerson();
  const { policy, revisions } = { policy: undefined, revisions: undefined, ...address };
  if (policy === undefined) return <PoliciesOverview service={service} name={name} Deletion={Deletion} />;
  if (!maintainsPolicies(person)) return <NoSuchPlace />;
  if (revisions) return <RevisionsPage service={service} id={policy} />;
  return <PolicyPage key={policy} service={service} name={name} id={policy} Editor={Editor} />;
}
