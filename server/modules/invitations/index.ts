import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/access/accessRule';
import { access } from './access';
import { invitationsRoutes } from './invitations.routes';
import { spDashboardRoutes } from './spDashboard.routes';

export const invitations: Module<AccessRule> = {
  routes: [invitationsRoutes, spDashboardRoutes],
  access,
};
