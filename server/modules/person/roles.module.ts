export { holdersOf, maintainer, owner, type InstitutionRole, type PersonWithRole } from './institutionRoles';
export type { RoleSource, RolesNeed } from './roleSource';
