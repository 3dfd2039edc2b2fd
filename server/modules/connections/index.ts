import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { connectionsRoutes } from './connections.routes';

export const connections: Module<AccessRule> = {
  routes: [connectionsRoutes],
  access,
};
