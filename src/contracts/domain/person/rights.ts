import type { Institution, Roles, Person } from './person';

/** Rank that a login needs to write policies. */
export const POLICY_LEVEL = 2;

/** Returns whether the person may follow tickets, as in the server's access table. */
export function mayFollowTickets({ admin, viewer, superUser }: Roles): boolean {
  return admin || viewer || superUser;
}

export function mayReadPolicies(roles: Roles): boolean {
  return mayFollowTickets(roles);
}

/**
 * Returns whether tickets are looked up: not for guests and members, and not while the ticket system is down
 * (REQUIREMENTS 34, 94).
 */
export function looksForTickets({ roles, installation }: Person): boolean {
  return mayFollowTickets(roles) && !installation.ticketSystemDown;
}

/** Returns whether the pages offer tickets to the person: the federation may hide them. */
export function offersTickets(person: Person): boolean {
  return looksForTickets(person) && !person.installation.hiddenTabs.includes('tickets');
}

/**
 * Returns whether the person may see statistics: not guests, members only if their institution shows them, and no one
 * if the federation hides them.
 */
export function maySeeStatistics({ roles, institution, installation }: Person): boolean {
  if (roles.guest || installation.hiddenTabs.includes('statistics')) return false;
  return mayFollowTickets(roles) || institution?.displayStatsInDashboard === true;
}

/**
 * Returns whether the login was at the institution acted for. A super user who has switched logged in at another one.
 */
export function isLoggedInHere({ roles, switched }: Person): boolean {
  return !roles.guest && !(roles.superUser && switched);
}

/** Returns whether the person may write policies: admins, and viewers if their institution lets maintainers do it. */
export function maintainsPolicies({ roles, institution }: Person): boolean {
  return roles.admin || (roles.viewer && institution?.allowMaintainersToManageAuthzRules === true);
}

/** Returns whether an action of rank `level` needs a login of a higher level. */
export function needsStepUp({ level, installation }: Person, needed: number): boolean {
  return installation.stepUpEnabled && level < needed;
}

/**
 * Returns whether this person sees contacts. Members do if the institution allows it (REQUIREMENTS 203); a received
 * list means that it does.
 */
export function tellsContacts({ contactPersons, displayAdminEmailsInDashboard }: Institution, roles: Roles) {
  if (!roles.member || displayAdminEmailsInDashboard === true) return true;
  return displayAdminEmailsInDashboard === undefined && contactPersons.length > 0;
}
