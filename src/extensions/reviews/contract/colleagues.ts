import type { ReviewPerson } from './review.wire';
import type { InstitutionRoles } from '../../../contracts/wire/roles';

/** Returns the people with a role in an institution and an address, each once, the address in lower case. */
export function colleaguesOf(roles: InstitutionRoles): ReviewPerson[] {
  const people = Object.values(roles)
    .flatMap((holders) => holders ?? [])
    .flatMap(({ fullName: name, email }) =>
      email ? [[email.toLowerCase(), { name, mail: email.toLowerCase() }] as const] : [],
    );
  return [...new Map(people).values()];
}
