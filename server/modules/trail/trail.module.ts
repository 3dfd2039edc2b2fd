import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { trailRoutes } from './trail.routes';

export const trail: Module<AccessRule> = {
  routes: [trailRoutes],
  access,
};
