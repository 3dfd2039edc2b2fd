import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { changesRoutes } from './changes.routes';
import { consentRoutes } from './consent.routes';

export const settings: Module<AccessRule> = {
  routes: [changesRoutes, consentRoutes],
  access,
};
