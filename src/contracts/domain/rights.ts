import { CHANGE_SET_EXTENSION } from './changeSet';
import { COMPARISON_EXTENSION } from './institutionComparison';
import { WATCHING_EXTENSION } from './watching';
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

/**
 * Tells whether tickets are looked up: not for guests and members, and not while the ticket system is down (REQUIREMENTS
 * 34, 94).
 */
export function looksForTickets({ roles, installation }: Person): boolean {
  return mayFollowTickets(roles) && !installation.ticketSystemDown;
}

/** Tells who may add to the set of changes: admins, where the server keeps what their institution gathers. */
export function gathersChanges({ roles, installation }: Person): boolean {
  return roles.admin && installation.extensions.includes(CHANGE_SET_EXTENSION);
}

/**
 * Tells who may put two institutions side by side: whoever may follow more than one, where the server tells what they are
 * compared by.
 */
export function comparesInstitutions({ roles, institutions, installation }: Person): boolean {
  const several = roles.superUser || institutions.length > 1;
  return several && mayFollowTickets(roles) && installation.extensions.includes(COMPARISON_EXTENSION);
}

/** Tells who may watch things and keep searches: everybody but guests, where the server tells what is new of them. */
export function watches({ roles, installation }: Person): boolean {
  return !roles.guest && installation.extensions.includes(WATCHING_EXTENSION);
}

/**
 * Tells who may see statistics: not guests, members only where their institution shows them, and nobody where the
 * federation hides them.
 */
export function maySeeStatistics({ roles, institution, installation }: Person): boolean {
  if (roles.guest || installation.hiddenTabs.includes('statistics')) return false;
  return mayFollowTickets(roles) || institution?.displayStatsInDashboard === true;
}

/** Tells whether the login was at the institution acted for. A super user who has switched logged in at another one. */
export function isLoggedInHere({ roles, switched }: Person): boolean {
  return !roles.guest && !(roles.superUser && switched);
}

/** Tells who may write policies: admins, and viewers where their institution lets maintainers do it. */
export function maintainsPolicies({ roles, institution }: Person): boolean {
  return roles.admin || (roles.viewer && institution?.allowMaintainersToManageAuthzRules === true);
}

/** Tells whether a higher level of login is needed before something of rank `level` can be done. */
export function needsStepUp({ level, installation }: Person, needed: number): boolean {
  return installation.stepUpEnabled && level < needed;
}

/**
 * Tells whether this person is shown contacts. Members are where the institution allows it (REQUIREMENTS 203); a list that
 * has come shows that it does.
 */
export function tellsContacts({ contactPersons, displayAdminEmailsInDashboard }: Institution, roles: Roles) {
  if (!roles.member || displayAdminEmailsInDashboard === true) return true;
  return displayAdminEmailsInDashboard === undefined && contactPersons.length > 0;
}
