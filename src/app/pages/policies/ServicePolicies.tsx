import { PoliciesSetting } from '../../../features/settings/policies/PoliciesSetting';
import type { SettingProps } from '../../../features/settings/settingProps';
import { PolicyDeletion } from './PolicyDeletion';
import { PolicySaving } from './PolicySaving';

/** Shows the policies of a service and gives their pages the charts that save and delete them. */
export function ServicePolicies(props: SettingProps) {
  return <PoliciesSetting {...props} Editor={PolicySaving} Deletion={PolicyDeletion} />;
}
