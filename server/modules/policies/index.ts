import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { policiesRoutes } from './policies.routes';

export const policies: Module<AccessRule> = {
  routes: [policiesRoutes],
  access,
};
