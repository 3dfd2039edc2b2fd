import { lazy } from 'react';
import { SettingsTab, type SettingsTabProps } from '../features/settings/SettingsTab';
import { needTexts } from '../i18n/catalogue';

/** They say what a dialog says where the login is too weak for them. */
const ServicePolicies = lazy(async () => {
  const [piece] = await Promise.all([import('./policies/ServicePolicies'), needTexts('dialogs')]);
  return { default: piece.ServicePolicies };
});

/** The settings of a service; the application runs the charts of those that have one. */
export function ServiceSettings(props: Omit<SettingsTabProps, 'Policies'>) {
  return <SettingsTab {...props} Policies={ServicePolicies} />;
}
