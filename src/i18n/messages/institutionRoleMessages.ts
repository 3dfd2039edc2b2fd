import { MAINTAINER_ROLE, OWNER_ROLE } from '../../contracts/domain/institution/institutionRole';
import '../texts/fields';

const messages: Readonly<Record<string, string>> = {
  [OWNER_ROLE]: 'institution.role.owner',
  [MAINTAINER_ROLE]: 'institution.role.maintainer',
};

/** Roles of an institution that have a name here, in their order. */
export const namedRoles: readonly string[] = Object.keys(messages);

/**
 * Returns the message id for the name of an institution's role; an unknown role keeps the name that the
 * server gives it.
 */
export function institutionRoleMessage(role: string): string | undefined {
  return Object.hasOwn(messages, role) ? messages[role] : undefined;
}
