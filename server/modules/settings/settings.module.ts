import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { changesRoutes } from './changes.routes';
import { consentRoutes } from './consent.routes';
import { readServiceSettings } from './settings';

export { changedFact, changeText } from './changeText';
export { settingTicket } from './fileChange';
export { institutionText } from './institutionText';
export { settingValues } from './settingValues';

export const settings: Module<AccessRule> = {
  name: 'settings',
  routes: [changesRoutes, consentRoutes],
  access,
  settings: readServiceSettings,
  extensions: () => ['changes', 'contacts'],
};
