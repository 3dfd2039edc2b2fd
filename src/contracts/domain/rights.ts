import type { Roles, Person } from './person';

/** Who may see what, as the access table of the server has it (decisions, Access). */
export function mayFollowTickets({ admin, viewer, superUser }: Roles): boolean {
  return admin || viewer || superUser;
}

export function mayReadPolicies(roles: Roles): boolean {
  return mayFollowTickets(roles);
}

/** Guests and members do not look for tickets; nobody does while the ticket system is down (items 34, 94). */
export function looksForTickets({ roles, installation }: Person): boolean {
  return mayFollowTickets(roles) && !installation.ticketSystemDown;
}
