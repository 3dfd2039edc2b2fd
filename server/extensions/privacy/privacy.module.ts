import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { privacyRoutes } from './privacy.routes';
import { PRIVACY_EXTENSION } from '../../../src/extensions/privacy/contract/privacy';
import { personHandler } from './personCommand';
import { readPrivacy } from './settings';

export const privacy: Module<AccessRule> = {
  name: 'privacy',
  routes: [privacyRoutes],
  access,
  settings: readPrivacy,
  commands: { person: personHandler },
  extensions: () => [PRIVACY_EXTENSION],
};
