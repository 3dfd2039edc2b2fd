import type { Person } from '../../contracts/domain/person/person';

export function anyone(): boolean {
  return true;
}

export function notGuest({ roles }: Person): boolean {
  return !roles.guest;
}

export function onlyGuest({ roles }: Person): boolean {
  return roles.guest;
}

/** Admins, and super users in that role. */
export function onlyAdmin({ roles }: Person): boolean {
  return roles.admin;
}

/** Admins and viewers of an institution, and super users in that role: what waits for it. */
export function worksForInstitution({ roles }: Person): boolean {
  return roles.admin || roles.viewer;
}

/** Regardless of the institution acted for. */
export function onlySuperUser({ roles }: Person): boolean {
  return roles.superUser;
}

/** Admins, viewers and super users: tickets (REQUIREMENTS 19), and how all connected services are secured. */
export function followsInstitution({ roles }: Person): boolean {
  return roles.admin || roles.viewer || roles.superUser;
}
