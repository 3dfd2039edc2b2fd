import type { Settings } from '../../platform/config/settings';

/**
 * Refuses names of roles, by setting, that do not include the institution: people would have these roles in every one.
 */
export function refuseNamesForAll(settings: Settings, names: Readonly<Record<string, string>>): void {
  for (const [setting, name] of Object.entries(names))
    if (!name.includes('{institution}'))
      settings.refuse(
        setting,
        `"${name}" has no {institution}: people would have the role in every institution`,
      );
}
