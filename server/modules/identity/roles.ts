import type { Roles } from '../../../src/contracts/domain/person/person';
import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { Principal } from './principal';

const ADMIN: Authority = 'ROLE_DASHBOARD_ADMIN';
const VIEWER: Authority = 'ROLE_DASHBOARD_VIEWER';
const SUPER_USER: Authority = 'ROLE_DASHBOARD_SUPER_USER';

/** Roles that a super user can take on. */
export const IMPERSONATED_ROLES: readonly Authority[] = [VIEWER, ADMIN];

/**
 * Returns the effective roles. They add up as granted, but a super user is admin or viewer only while impersonating
 * one. Without a person it is a guest; a person without any authority is a member.
 */
export function liveRoles(principal: Pick<Principal, 'authorities' | 'switchedTo'> | null): Roles {
  if (!principal) return { guest: true, member: false, viewer: false, admin: false, superUser: false };
  const superUser = principal.authorities.includes(SUPER_USER);
  const counting = superUser ? [principal.switchedTo?.role] : principal.authorities;
  const admin = counting.includes(ADMIN);
  const viewer = counting.includes(VIEWER);
  return { guest: false, member: !superUser && !admin && !viewer, viewer, admin, superUser };
}

/**
 * Returns the entity ID of the institution acted for: switched-to, else the login institution; `undefined` for a guest.
 */
export function actingInstitution(principal: Principal | null): string | undefined {
  return principal?.switchedTo?.institution ?? principal?.loginInstitution;
}

/** Returns true if a person may take on an institution: their own ones, and any for a super user. */
export function mayTakeOn(
  principal: Pick<Principal, 'authorities' | 'institutions'>,
  institution: string,
): boolean {
  return principal.authorities.includes(SUPER_USER) || principal.institutions.includes(institution);
}

/**
 * Returns true if a call of this person may be about an institution. A super user who acts for an institution has that
 * one and no other, whatever header, body or key is sent; the access table lists the exceptions.
 */
export function mayActFor(
  principal: Pick<Principal, 'authorities' | 'institutions' | 'switchedTo'>,
  institution: string,
): boolean {
  const { authorities, switchedTo } = principal;
  if (switchedTo && authorities.includes(SUPER_USER)) return institution === switchedTo.institution;
  return mayTakeOn(principal, institution);
}

/** Returns true if a super user acts in another role, which is logged with both identities. */
export function impersonates(principal: Principal): boolean {
  return principal.switchedTo?.role !== undefined;
}

/**
 * Returns the principal after a switch. `role` is for super users only. If other people switch to their login
 * institution, the switch ends. The caller has checked `mayTakeOn`.
 */
export function switched(principal: Principal, institution: string, role: Authority | undefined): Principal {
  const { switchedTo: _left, ...home } = principal;
  if (principal.authorities.includes(SUPER_USER)) {
    return { ...home, switchedTo: { institution, ...(role && { role }) } };
  }
  return institution === principal.loginInstitution ? home : { ...home, switchedTo: { institution } };
}

/** Returns the principal without a switch. */
export function switchedBack(principal: Principal): Principal {
  const { switchedTo: _left, ...home } = principal;
  return home;
}

/**
 * Keeps a switch after a new login of the same person in the same browser, even if `before` has ended, as far as the
 * person may still act there: at their own institutions with any login, at others if the login is `strong` enough for
 * acts of super users.
 */
export function keepSwitch(before: Principal | undefined, after: Principal, strong: boolean): Principal {
  const samePerson = before?.issuer === after.issuer && before.subject === after.subject;
  const previous = samePerson ? before.switchedTo : undefined;
  if (!previous || !mayTakeOn(after, previous.institution)) return after;
  if (!strong && !after.institutions.includes(previous.institution)) return after;
  return switched(after, previous.institution, previous.role);
}
