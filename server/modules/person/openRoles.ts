import type { Config } from '../../platform/config/config';
import { directoryRoles } from './directory/directoryRoles';
import { ldapDirectory } from './directory/ldapDirectory';
import { restDirectory } from './directory/restDirectory';
import type { Told } from './directory/rested';
import type { RoleDirectory } from './directory/roleDirectory';
import { scimDirectory } from './directory/scimDirectory';
import { institutionRoles } from './institutionRoles';
import type { RoleSource } from './roleSource';

/** Returns the directory of roles of this installation, else the roles that are granted locally. */
export function openRoles({ roleDirectory, session }: Config, told: Told): RoleSource {
  if (!roleDirectory) return { rolesOf: institutionRoles };
  const { source, timeoutMs } = roleDirectory;
  const { rolesSeconds } = session;
  return directoryRoles(directoryAt(source, timeoutMs), roleDirectory, { ...told, rolesSeconds });
}

function directoryAt(
  source: NonNullable<Config['roleDirectory']>['source'],
  timeoutMs: number,
): RoleDirectory {
  switch (source.kind) {
    case 'rest':
      return restDirectory(source, timeoutMs);
    case 'scim':
      return scimDirectory(source, timeoutMs);
    case 'ldap':
      return ldapDirectory(source, timeoutMs);
  }
}
