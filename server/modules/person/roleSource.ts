import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Queries } from '../../platform/storage/database';
import { institutionRoles } from './institutionRoles';

/** Port to where the roles of institutions' people are kept. */
export interface RoleSource {
  /** Owners and maintainers of the institution with this institution id; empty lists where nobody is known. */
  rolesOf(queries: Queries, institutionId: string): Promise<InstitutionRoles>;
}

/** The roles that are granted locally. */
export const localRoles: RoleSource = { rolesOf: institutionRoles };

declare module '../../platform/dependencies' {
  interface Dependencies {
    readonly roles: RoleSource;
  }
}
