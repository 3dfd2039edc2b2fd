import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Queries } from '../../platform/storage/database';
import type { Principal } from '../identity/identity.module';

/** Port to where the roles of institutions' people are kept. */
export interface RoleSource {
  /** Owners and maintainers of the institution with this institution id; empty lists where nobody is known. */
  rolesOf(queries: Queries, institutionId: string): Promise<InstitutionRoles>;
  /**
   * Reads the roles of a person in the institution with this institution id; absent where logins alone bring roles. Rejects
   * where they cannot be read.
   */
  heldBy?(principal: Principal, institutionId: string): Promise<Authority[]>;
  /** Tells whether the directory that keeps the roles answered when it was last asked; absent where there is none. */
  answers?(): boolean;
}

/** What a source of roles is opened with. */
export interface RolesNeed {
  readonly now: () => Date;
  /** Prints a line for operators: if the source goes away or is back, or if what it keeps is of no use. */
  readonly say: (line: string) => void;
  /** Seconds for which roles that were read count. */
  readonly rolesSeconds: number;
}

declare module '../../platform/config/config' {
  interface Config {
    /** Opens the directory that keeps roles. Absent: logins alone bring them. */
    readonly rolesElsewhere?: (need: RolesNeed) => Promise<RoleSource>;
  }
}
declare module '../../platform/dependencies' {
  interface Dependencies {
    readonly roles: RoleSource;
  }
}
