import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { actionsRoutes } from './actions.routes';
import { withdrawalRoutes } from './withdrawal.routes';

export const tickets: Module<AccessRule> = {
  routes: [actionsRoutes, withdrawalRoutes],
  access,
};
