import { lazy } from 'react';
import { SettingsTab, type SettingsTabProps } from '../features/settings/SettingsTab';
import { needTexts } from '../i18n/catalogue';

/** Their charts show the step-up in the words of dialogs, so these words are fetched with them. */
const ServicePolicies = lazy(async () => {
  const [piece] = await Promise.all([import('./policies/ServicePolicies'), needTexts('dialogs')]);
  return { default: piece.ServicePolicies };
});

/** Shows the settings of a service; the application runs the charts of those that have one. */
export function ServiceSettings(props: Omit<SettingsTabProps, 'Policies'>) {
  return <SettingsTab {...props} Policies={ServicePolicies} />;
}
