import { MAINTAINER_ROLE, OWNER_ROLE } from '../../../../src/contracts/domain/institution/institutionRole';
import type { Authority } from '../../../../src/contracts/wire/enumerations';

const ORGANISATION = /:sab:organizationGUID:(.+)$/i;
const ROLE = /:sab:role:(.+)$/i;
const ROLES: Readonly<Record<string, Authority>> = {
  [OWNER_ROLE]: 'ROLE_DASHBOARD_ADMIN',
  [MAINTAINER_ROLE]: 'ROLE_DASHBOARD_VIEWER',
};
const BY_STRENGTH = ['ROLE_DASHBOARD_SUPER_USER', 'ROLE_DASHBOARD_ADMIN', 'ROLE_DASHBOARD_VIEWER'] as const;

/**
 * Returns the role that the authorisations of a login grant in an institution (`surf-autorisaties`: the institution id
 * and the names of roles), if they are for this institution.
 */
export function authorisedRole(
  authorisations: readonly string[],
  institutionId: string | null,
): Authority | undefined {
  const named = (pattern: RegExp) => authorisations.flatMap((value) => pattern.exec(value)?.[1] ?? []);
  const [organisation] = named(ORGANISATION);
  if (!organisation || organisation.toLowerCase() !== institutionId?.toLowerCase()) return undefined;
  const roles = named(ROLE).map((role) => ROLES[role]);
  return BY_STRENGTH.find((role) => roles.includes(role));
}

/** Returns only the strongest of these roles; none for a member. */
export function strongest(roles: readonly (Authority | undefined)[]): Authority[] {
  const found = BY_STRENGTH.find((role) => roles.includes(role));
  return found ? [found] : [];
}
