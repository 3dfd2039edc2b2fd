import type { Authority } from '../../src/contracts/wire/enumerations';
import type { Principal } from './principal';
import type { ProviderSettings } from './providerSettings';

export type Claims = Readonly<Record<string, unknown>>;

/** Contract §3.1: names under which `attributeMap` shows what came with the login. */
const HEADERS: Readonly<Record<string, string>> = {
  uid: 'uid',
  preferred_username: 'uid',
  name: 'displayName',
  given_name: 'Shib-givenName',
  family_name: 'Shib-surName',
  common_name: 'Shib-commonName',
  organizational_unit: 'Shib-orgUnit',
  eduperson_affiliation: 'Shib-eduPersonAffiliation',
  eduperson_scoped_affiliation: 'Shib-eduPersonScopedAffiliation',
  eduperson_principal_name: 'Shib-eduPersonPN',
  eduperson_targeted_id: 'Shib-eduPersonTargetedID',
  eduperson_orcid: 'Shib-eduPersonOrcid',
  eduperson_entitlement: 'eduPersonEntitlement',
  schac_home_organization_type: 'Shib-schacHomeOrganizationType',
  schac_personal_unique_code: 'Shib-schacPersonalUniqueCode',
  locale: 'Shib-preferredLanguage',
};

/** Text values of a claim, whatever its form: text, list, or nothing. */
export function valuesOf(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** Super user, else admin, else viewer (contract §4.1.2); none of them is a member. */
export function authoritiesOf(claims: Claims, { claims: names, groups }: ProviderSettings): Authority[] {
  const member = new Set(valuesOf(claims[names.groups]));
  if (member.has(groups.superUser)) return ['ROLE_DASHBOARD_SUPER_USER'];
  if (member.has(groups.admin)) return ['ROLE_DASHBOARD_ADMIN'];
  if (member.has(groups.viewer)) return ['ROLE_DASHBOARD_VIEWER'];
  return [];
}

/** Everything about a person that the claims tell; the institutions come from the federation's data. */
export function personOf(
  claims: Claims,
  settings: ProviderSettings,
): Omit<Principal, 'loginInstitution' | 'institutions' | 'level' | 'authenticatedAt'> {
  const { claims: names } = settings;
  const text = (name: string) => valuesOf(claims[name])[0] ?? '';
  const subject = text('sub');
  const givenName = text('given_name');
  const surName = text('family_name');
  return {
    issuer: text('iss') || settings.issuer,
    subject,
    uid: subject,
    displayName: text('name') || [givenName, surName].filter(Boolean).join(' ') || subject,
    givenName,
    surName,
    email: text(names.email),
    schacHomeOrganization: text(names.organization),
    authorities: authoritiesOf(claims, settings),
    attributes: attributesOf(claims, settings),
  };
}

function attributesOf(claims: Claims, { claims: names }: ProviderSettings): Record<string, string[]> {
  const headers = {
    ...HEADERS,
    [names.email]: 'Shib-InetOrgPerson-mail',
    [names.organization]: 'schacHomeOrganization',
    [names.groups]: 'is-member-of',
  };
  const attributes: Record<string, string[]> = {};
  for (const [claim, header] of Object.entries(headers)) {
    const values = valuesOf(claims[claim]);
    if (values.length > 0) attributes[header] = values;
  }
  return attributes;
}
