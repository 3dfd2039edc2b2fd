import type { Person } from '../../contracts/domain/person/person';
import { WISHES_EXTENSION } from './contract/wishes';

/** Returns whether the person may ask for services, as in the server's access table: members and viewers. */
export function asksForServices({ roles, installation }: Person): boolean {
  return (roles.member || roles.viewer) && !roles.admin && installation.extensions.includes(WISHES_EXTENSION);
}

/** Returns whether the person reads and answers the wishes of their institution: admins. */
export function answersWishes({ roles, installation }: Person): boolean {
  return roles.admin && installation.extensions.includes(WISHES_EXTENSION);
}

/** Returns whether the person may open the page of wishes: everyone with a role at the institution. */
export function seesWishes(person: Person): boolean {
  return asksForServices(person) || answersWishes(person);
}
