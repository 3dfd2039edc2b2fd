import type { Module } from '../../platform/module';
import { directoryCheck } from './directoryCheck';
import { readRoleDirectory } from './settings';

/** Roles from a directory by REST, SCIM or LDAP (decision 34). */
export const roleDirectory: Module<never> = {
  name: 'roleDirectory',
  checks: (watched) => [directoryCheck(watched)],
  settings(settings, { mode }) {
    const directory = readRoleDirectory(settings, mode);
    if (directory === undefined) return {};
    return {
      roleDirectory: directory,
      rolesElsewhere: async (need) => (await import('./openDirectory')).openDirectory(directory, need),
    };
  },
};
