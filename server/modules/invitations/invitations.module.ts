import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { invitationsRoutes } from './invitations.routes';
import { SP_DASHBOARD_PATH, spDashboardRoutes } from './spDashboard.routes';

export { readSpDashboard } from './settings';

export const invitations: Module<AccessRule> = {
  routes: [invitationsRoutes, spDashboardRoutes],
  access,
  programs: [
    {
      method: 'PUT',
      path: SP_DASHBOARD_PATH,
      account: 'SP_DASHBOARD_USER',
      what: 'A service dashboard asks an institution to connect a service',
    },
  ],
};
