import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { statisticsRoutes } from './statistics.routes';

export const statistics: Module<AccessRule> = {
  routes: [statisticsRoutes],
  access,
};
