import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { sessionRoutes } from './session.routes';
import { identitiesRoutes } from './identities.routes';
import { rolesRoutes } from './roles.routes';

export { readRoleDirectory } from './directory/settings';
export { institutionViews } from './institutionView';
export { ownRoles } from './ownRoles';
export { roleGauges } from './gauges';
export { openRoles } from './openRoles';

export const person: Module<AccessRule> = {
  routes: [sessionRoutes, identitiesRoutes, rolesRoutes],
  access,
};
