import type { ProviderSettings } from '../login/providerSettings';
import { nameIn } from './institutions';
import type { DemoPerson, DemoRole } from './people';

const AFFILIATION: Readonly<Record<DemoRole, string>> = {
  admin: 'employee',
  viewer: 'employee',
  member: 'member',
  superUser: 'staff',
  none: 'affiliate',
};

/** Returns the embedded provider's claims about a person, under the names that the relying party reads. */
export function accountClaims(
  person: DemoPerson,
  { claims: names, groups }: ProviderSettings,
): { sub: string } & Record<string, unknown> {
  const { givenName, surName, institution, role } = person;
  const scope = institution?.document.scopes[0] ?? 'people.example';
  const group = role === 'admin' || role === 'viewer' || role === 'superUser' ? [groups[role]] : [];
  return {
    sub: person.subject,
    name: [givenName, surName].filter(Boolean).join(' '),
    given_name: givenName,
    family_name: surName,
    [names.email]: person.email,
    [names.organization]: scope,
    [names.groups]: group,
    ...(institution && { [names.institution]: institution.entityId }),
    uid: person.subject,
    eduperson_affiliation: [AFFILIATION[role]],
    eduperson_scoped_affiliation: [`${AFFILIATION[role]}@${scope}`],
    eduperson_principal_name: `${person.subject}@${scope}`,
    ...(institution && { organizational_unit: nameIn(institution.document, 'en', scope) }),
  };
}

/** Returns the claims by scope, in the form of the provider's configuration. */
export function scopedClaims({ claims: names }: ProviderSettings): Record<string, string[]> {
  return {
    openid: ['sub', 'acr', 'auth_time'],
    profile: ['name', 'given_name', 'family_name'],
    email: [names.email],
    dashboard: [
      names.institution,
      names.groups,
      names.organization,
      'uid',
      'organizational_unit',
      'eduperson_affiliation',
      'eduperson_scoped_affiliation',
      'eduperson_principal_name',
    ],
  };
}
