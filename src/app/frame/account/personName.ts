import type { Person } from '../../../contracts/domain/person/person';

/** Returns the name of a person; some logins give only an identifier. */
export function personName({ displayName, givenName, surName, email, uid = '' }: Person): string {
  return displayName || `${givenName} ${surName}`.trim() || email || uid;
}
