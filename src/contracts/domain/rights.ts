import type { Institution, Roles, Person } from './person';

/** Writing policies needs a login of this rank. */
export const POLICY_LEVEL = 2;

/** Tells who may follow tickets, as the access table of the server has it. */
export function mayFollowTickets({ admin, viewer, superUser }: Roles): boolean {
  return admin || viewer || superUser;
}

export function mayReadPolicies(roles: Roles): boolean {
  return mayFollowTickets(roles);
}

/** Guests and members do not look for tickets; nobody does while the ticket system is down (REQUIREMENTS 34, 94). */
export function looksForTickets({ roles, installation }: Person): boolean {
  return mayFollowTickets(roles) && !installation.ticketSystemDown;
}

/** Statistics: not guests, members only where their institution shows them, and nobody where the federation hides them. */
export function maySeeStatistics({ roles, institution, installation }: Person): boolean {
  if (roles.guest || installation.hiddenTabs.includes('statistics')) return false;
  return mayFollowTickets(roles) || institution?.displayStatsInDashboard === true;
}

/** Guests have no login; a super user who switched has one, but at another institution. */
export function isLoggedInHere({ roles, switched }: Person): boolean {
  return !roles.guest && !(roles.superUser && switched);
}

/** Writes policies: admins, and viewers where their institution lets maintainers. */
export function maintainsPolicies({ roles, institution }: Person): boolean {
  return roles.admin || (roles.viewer && institution?.allowMaintainersToManageAuthzRules === true);
}

/** The login has to be repeated with a higher level before something of rank `level` can be done. */
export function needsStepUp({ level, installation }: Person, needed: number): boolean {
  return installation.stepUpEnabled && level < needed;
}

/** Members get contacts only where the institution shows them (REQUIREMENTS 203); a list that came was shown. */
export function tellsContacts({ contactPersons, displayAdminEmailsInDashboard }: Institution, roles: Roles) {
  if (!roles.member || displayAdminEmailsInDashboard === true) return true;
  return displayAdminEmailsInDashboard === undefined && contactPersons.length > 0;
}
