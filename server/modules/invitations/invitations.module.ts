import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { invitationsRoutes } from './invitations.routes';
import { spDashboardRoutes } from './spDashboard.routes';

export { readSpDashboard } from './settings';

export const invitations: Module<AccessRule> = {
  routes: [invitationsRoutes, spDashboardRoutes],
  access,
};
