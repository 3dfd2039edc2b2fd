import type { Config } from '../../platform/config/config';
import { directoryRoles } from './directory/directoryRoles';
import { ldapDirectory } from './directory/ldapDirectory';
import { restDirectory } from './directory/restDirectory';
import type { Told } from './directory/rested';
import { institutionRoles } from './institutionRoles';
import type { RoleSource } from './roleSource';

/** Returns the directory of roles of this installation, else the roles that are granted locally. */
export function openRoles({ roleDirectory, session }: Config, told: Told): RoleSource {
  if (!roleDirectory) return { rolesOf: institutionRoles };
  const { source, timeoutMs } = roleDirectory;
  const { rolesSeconds } = session;
  const directory =
    source.kind === 'rest' ? restDirectory(source, timeoutMs) : ldapDirectory(source, timeoutMs);
  return directoryRoles(directory, roleDirectory, { ...told, rolesSeconds });
}
