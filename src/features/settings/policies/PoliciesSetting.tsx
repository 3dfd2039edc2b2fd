import { maintainsPolicies } from '../../../contracts/domain/rights';
import { usePerson } from '../../../store/person';
import { NoSuchPlace } from '../../../ui/NoSuchPlace';
import type { SettingProps } from '../SettingsTab';
import { PolicyPage } from './form/PolicyPage';
import { PoliciesOverview } from './overview/PoliciesOverview';
import { RevisionsPage } from './revisions/RevisionsPage';

/** The authorization policies of a service: all of them, one of them, or the revisions of one. */
export function PoliciesSetting({ service, name, address }: SettingProps) {
  const person = usePerson();
  const { policy, revisions } = { policy: undefined, revisions: undefined, ...address };
  if (policy === undefined) return <PoliciesOverview service={service} name={name} />;
  if (!maintainsPolicies(person)) return <NoSuchPlace />;
  if (revisions) return <RevisionsPage service={service} id={policy} />;
  return <PolicyPage key={policy} service={service} name={name} id={policy} />;
}
