import { openDirectory } from '../../../../server/extensions/roleDirectory/openDirectory';
import type { RoleSource, RolesNeed } from '../../../../server/modules/person/roleSource';
import type { Config } from '../../../../server/platform/config/config';

/** Opens the directory of these settings. */
export function openRoles(
  { roleDirectory, session }: Config,
  need: Omit<RolesNeed, 'rolesSeconds'>,
): RoleSource {
  if (!roleDirectory) throw new Error('These settings name no directory');
  return openDirectory(roleDirectory, { ...need, rolesSeconds: session.rolesSeconds });
}
