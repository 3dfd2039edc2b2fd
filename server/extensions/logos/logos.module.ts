import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { logosRoutes } from './logos.routes';
import { startLogos } from './background';
import { readLogos } from './settings';

export const logos: Module<AccessRule> = {
  name: 'logos',
  routes: [logosRoutes],
  access: [],
  settings: readLogos,
  start: (dependencies) => (dependencies.config.fetchLogos ? startLogos(dependencies) : undefined),
  people: {
    notPersonal: {
      logo_address: ['address', 'due_at', 'failures', 'hash', 'lease_until'],
      logo_picture: ['bytes', 'hash', 'type', 'written_at'],
    },
  },
};
