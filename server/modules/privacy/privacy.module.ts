import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { privacyRoutes } from './privacy.routes';

export { KEPT } from './kept';
export { NAMES_NOBODY } from './namesNobody';
export { personHandler, type PersonAnswer, type PersonCommand } from './personCommand';
export { startRetention } from './retention';
export { readPrivacy } from './settings';

export const privacy: Module<AccessRule> = {
  routes: [privacyRoutes],
  access,
};
