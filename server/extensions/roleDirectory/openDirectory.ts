import type { RoleSource, RolesNeed } from '../../modules/person/roles.module';
import type { Config } from '../../platform/config/config';
import { directoryRoles } from './directoryRoles';
import { ldapDirectory } from './ldapDirectory';
import { restDirectory } from './restDirectory';
import type { RoleDirectory } from './roleDirectory';
import { scimDirectory } from './scimDirectory';

type Settings = NonNullable<Config['roleDirectory']>;

/** Opens the directory of this installation's roles. It makes no call before it is used. */
export function openDirectory(settings: Settings, need: RolesNeed): RoleSource {
  return directoryRoles(directoryAt(settings), settings, need);
}

/** Returns the directory itself, without the memory and the pauses of `openDirectory`. */
export function directoryAt({ source, timeoutMs }: Settings): RoleDirectory {
  switch (source.kind) {
    case 'rest':
      return restDirectory(source, timeoutMs);
    case 'scim':
      return scimDirectory(source, timeoutMs);
    case 'ldap':
      return ldapDirectory(source, timeoutMs);
  }
}
