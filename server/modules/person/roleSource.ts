import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Config } from '../../platform/config/config';
import type { Queries } from '../../platform/storage/database';
import type { Principal } from '../identity/identity.module';
import { directoryRoles } from './directory/directoryRoles';
import { ldapDirectory } from './directory/ldapDirectory';
import { restDirectory } from './directory/restDirectory';
import type { Told } from './directory/rested';
import { institutionRoles } from './institutionRoles';

/** Port to where the roles of institutions' people are kept. */
export interface RoleSource {
  /** Owners and maintainers of the institution with this institution id; empty lists where nobody is known. */
  rolesOf(queries: Queries, institutionId: string): Promise<InstitutionRoles>;
  /**
   * Reads the roles of a person in the institution with this institution id; absent where logins alone bring roles. Rejects
   * where they cannot be read.
   */
  heldBy?(principal: Principal, institutionId: string): Promise<Authority[]>;
}

/** Returns the directory of roles of this installation, else the roles that are granted locally. */
export function roleSource({ roleDirectory, session }: Config, told: Told): RoleSource {
  if (!roleDirectory) return { rolesOf: institutionRoles };
  const { source, timeoutMs } = roleDirectory;
  const { rolesSeconds } = session;
  const directory =
    source.kind === 'rest' ? restDirectory(source, timeoutMs) : ldapDirectory(source, timeoutMs);
  return directoryRoles(directory, roleDirectory, { ...told, rolesSeconds });
}

declare module '../../platform/dependencies' {
  interface Dependencies {
    readonly roles: RoleSource;
  }
}
