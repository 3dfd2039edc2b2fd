import type { Person } from './person';
import { WISHES_EXTENSION } from './wishes';

/** Tells who may ask for services, as the access table of the server has it: members and viewers. */
export function asksForServices({ roles, installation }: Person): boolean {
  return (roles.member || roles.viewer) && !roles.admin && installation.extensions.includes(WISHES_EXTENSION);
}

/** Tells who reads and answers the wishes of their institution: admins. */
export function answersWishes({ roles, installation }: Person): boolean {
  return roles.admin && installation.extensions.includes(WISHES_EXTENSION);
}
