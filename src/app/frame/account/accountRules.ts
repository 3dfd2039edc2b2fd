import type { Person } from '../../../contracts/domain/person/person';

/** Members act for the institution of their login alone (REQUIREMENTS 23). */
export function choosesInstitution({ roles, institutions }: Person): boolean {
  return !roles.member && institutions.length > 0;
}

/** Super users who act for another institution stop acting in place of logging out (REQUIREMENTS 24). */
export function actsForAnother({ roles, switched }: Person): boolean {
  return roles.superUser && switched;
}
