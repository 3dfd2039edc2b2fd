import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Queries } from '../../platform/storage/database';
import type { Principal } from '../identity/identity.module';

/** Port to the source of people's roles in institutions. */
export interface RoleSource {
  /** Owners and maintainers of the institution with this institution ID; empty lists if none is known. */
  rolesOf(queries: Queries, institutionId: string): Promise<InstitutionRoles>;
  /**
   * Reads the roles of a person in the institution with this institution ID; absent if only logins bring roles. Rejects
   * if the roles cannot be read.
   */
  heldBy?(principal: Principal, institutionId: string): Promise<Authority[]>;
  /** Returns whether the directory of roles answered the last request; absent if there is no directory. */
  answers?(): boolean;
}

/** Dependencies for opening a source of roles. */
export interface RolesNeed {
  readonly now: () => Date;
  /** Logs a line for operators: if the source goes away or is back, or if its data is not usable. */
  readonly say: (line: string) => void;
  /** Seconds for which roles are cached. */
  readonly rolesSeconds: number;
}

declare module '../../platform/config/config' {
  interface Config {
    /** Opens the directory of roles. Absent: only logins bring them. */
    readonly rolesElsewhere?: (need: RolesNeed) => Promise<RoleSource>;
  }
}
declare module '../../platform/dependencies' {
  interface Dependencies {
    readonly roles: RoleSource;
  }
}
