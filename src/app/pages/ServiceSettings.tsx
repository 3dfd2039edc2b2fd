import { lazy } from 'react';
import { SettingsTab, type SettingsTabProps } from '../../features/settings/SettingsTab';

const ServicePolicies = lazy(async () => ({
  default: (await import('./policies/ServicePolicies')).ServicePolicies,
}));

/** Shows the settings of a service; the application runs the charts of those that have one. */
export function ServiceSettings(props: Omit<SettingsTabProps, 'Policies'>) {
  return <SettingsTab {...props} Policies={ServicePolicies} />;
}
