import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { logosRoutes } from './logos.routes';
import { startLogos } from './background';
import { readLogos } from './settings';
import { people } from './people';

export const logos: Module<AccessRule> = {
  name: 'logos',
  routes: [logosRoutes],
  access: [],
  settings: readLogos,
  start: (dependencies) => (dependencies.config.fetchLogos ? startLogos(dependencies) : undefined),
  people,
};
