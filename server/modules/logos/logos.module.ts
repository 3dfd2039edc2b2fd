import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { logosRoutes } from './logos.routes';

export { startLogos } from './background';
export { readLogos } from './settings';

export const logos: Module<AccessRule> = {
  routes: [logosRoutes],
  access: [],
};
