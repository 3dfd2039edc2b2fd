import type { Person } from '../contracts/domain/person';

/** Who may open a page; the same rules decide what the navigation offers. */
export type AccessRule = (person: Person) => boolean;

export function everybody(): boolean {
  return true;
}

export function notGuest({ roles }: Person): boolean {
  return !roles.guest;
}

export function onlyGuest({ roles }: Person): boolean {
  return roles.guest;
}

/** Tickets: admins, viewers and super users (spec part 1, routes; item 19). */
export function readsTickets({ roles }: Person): boolean {
  return roles.admin || roles.viewer || roles.superUser;
}
