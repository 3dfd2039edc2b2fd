import { OWNER_ROLE } from '../../contracts/domain/invitation';
import type { ContactPersonType } from '../../contracts/wire/enumerations';

const roles: Readonly<Record<string, string>> = {
  [OWNER_ROLE]: 'institution.role.owner',
  SURFconextbeheerder: 'institution.role.maintainer',
};

/** Id of the message that names a role of the wire; another one keeps the name that the server gives it. */
export function roleMessage(role: string): string | undefined {
  return Object.hasOwn(roles, role) ? roles[role] : undefined;
}

export const typeMessages = {
  administrative: 'institution.contact.administrative',
  support: 'institution.contact.support',
  technical: 'institution.contact.technical',
  billing: 'institution.contact.billing',
  help: 'institution.contact.help',
  security: 'institution.contact.security',
  other: 'institution.contact.other',
} as const satisfies Readonly<Record<ContactPersonType, string>>;
