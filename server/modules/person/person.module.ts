import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { sessionRoutes } from './session.routes';
import { identitiesRoutes } from './identities.routes';
import { rolesRoutes } from './roles.routes';
import { readRoleDirectory } from './directory/settings';
import { roleGauges } from './gauges';
import { openRoles } from './openRoles';

export { institutionViews } from './institutionView';
export { ownRoles } from './ownRoles';

export const person: Module<AccessRule> = {
  name: 'people',
  routes: [sessionRoutes, identitiesRoutes, rolesRoutes],
  access,
  settings(settings, { mode }) {
    const roleDirectory = readRoleDirectory(settings, mode);
    return roleDirectory === undefined ? {} : { roleDirectory };
  },
  open: ({ config, now }, _composition, say) => ({
    dependencies: { roles: openRoles(config, { now, say }) },
  }),
  gauges: [({ roles }) => roleGauges(roles)],
};
