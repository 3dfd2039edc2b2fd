import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { invitationsRoutes } from './invitations.routes';
import { SP_DASHBOARD_PATH, spDashboardRoutes } from './spDashboard.routes';
import { readSpDashboard } from './settings';

export const invitations: Module<AccessRule> = {
  name: 'invitations',
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
  settings(settings) {
    const spDashboard = readSpDashboard(settings);
    return spDashboard === undefined ? {} : { spDashboard };
  },
};
