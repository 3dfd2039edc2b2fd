import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { logosRoutes } from './logos.routes';

export const demonstration: Module<AccessRule> = {
  routes: [logosRoutes],
  access: [],
};
