import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { healthRoutes } from './health.routes';
import { infoRoutes } from './info.routes';
import { technicalRoutes } from './technical.routes';

export { build } from './build';

export const operations: Module<AccessRule> = {
  routes: [healthRoutes, infoRoutes, technicalRoutes],
  access,
};
