import type { Institution, Roles } from '../person/person';

/** Reasons why a person may not change a connection of the institution acted for. */
export type Refusal = 'notAdmin' | 'superUser' | 'testInstitution' | 'noInstitutionId';

/** The members of a person that decide. */
export interface Applicant {
  readonly roles: Roles;
  /** Absent for a guest. */
  readonly institution?: Pick<Institution, 'state' | 'institutionId'>;
}

/**
 * Returns why the person may not connect, disconnect and answer invitations; null if they may (REQUIREMENTS 100). A
 * super user has exactly the rights of the role taken on, and none without one.
 */
export function refusalOf({ roles, institution }: Applicant): Refusal | null {
  if (!roles.admin) return roles.superUser && !roles.viewer ? 'superUser' : 'notAdmin';
  if (institution?.state === 'testaccepted') return 'testInstitution';
  return institution?.institutionId ? null : 'noInstitutionId';
}
