import { CHANGE_SET_EXTENSION } from './contract/changeSet';
import type { Person } from '../../contracts/domain/person/person';

/**
 * Returns whether the person may add to the set of changes: admins, if the server keeps a set for their institution.
 */
export function gathersChanges({ roles, installation }: Person): boolean {
  return roles.admin && installation.extensions.includes(CHANGE_SET_EXTENSION);
}
