import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { sessionRoutes } from './session.routes';
import { identitiesRoutes } from './identities.routes';
import { rolesRoutes } from './roles.routes';
import { roleGauges } from './gauges';
import { institutionRoles } from './institutionRoles';

export { institutionViews } from './institutionView';
export { ownRoles } from './ownRoles';

export const person: Module<AccessRule> = {
  name: 'person',
  routes: [sessionRoutes, identitiesRoutes, rolesRoutes],
  access,
  async open({ config: { rolesElsewhere, session }, now }, _composition, say) {
    const roles = await rolesElsewhere?.({ now, say, rolesSeconds: session.rolesSeconds });
    return { dependencies: { roles: roles ?? { rolesOf: institutionRoles } } };
  },
  gauges: [({ roles }) => roleGauges(roles)],
};
