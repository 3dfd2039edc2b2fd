import type { Person } from '../../contracts/domain/person';

/** Returns what to call somebody; some logins tell nothing of a person but who it is. */
export function personName({ displayName, givenName, surName, email, uid = '' }: Person): string {
  return displayName || `${givenName} ${surName}`.trim() || email || uid;
}
