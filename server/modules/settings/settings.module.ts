import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { changesRoutes } from './changes.routes';
import { consentRoutes } from './consent.routes';

export { changeText, valueText } from './changeText';
export { settingTicket } from './fileChange';
export { institutionText } from './institutionText';
export { readServiceSettings } from './settings';
export { settingValues } from './settingValues';

export const settings: Module<AccessRule> = {
  routes: [changesRoutes, consentRoutes],
  access,
};
