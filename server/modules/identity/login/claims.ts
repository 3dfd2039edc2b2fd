import { attributeDictionary } from '../../../../src/contracts/domain/attributeDictionary';
import type { Authority } from '../../../../src/contracts/wire/enumerations';
import type { Principal } from '../principal';
import type { ClaimSettings } from './providerSettings';

export type Claims = Readonly<Record<string, unknown>>;

/** What a web server's header with the roles of an institution is made into. */
export const AUTHORISATIONS = 'authorisations';

/** The names under which `attributeMap` shows the claims of a login. */
const HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  attributeDictionary.flatMap(({ claims, headers }) => claims.map((claim) => [claim, headers[0] ?? claim])),
);

/** Returns text values of a claim, whatever its form: text, list, or nothing. */
export function valuesOf(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** Returns the strongest role that the groups give: super user, else admin, else viewer, else none (a member). */
export function authoritiesOf(claims: Claims, { claims: names, groups }: ClaimSettings): Authority[] {
  const member = new Set(valuesOf(claims[names.groups]));
  if (member.has(groups.superUser)) return ['ROLE_DASHBOARD_SUPER_USER'];
  if (member.has(groups.admin)) return ['ROLE_DASHBOARD_ADMIN'];
  if (member.has(groups.viewer)) return ['ROLE_DASHBOARD_VIEWER'];
  return [];
}

/** Returns everything that the claims tell about a person; the institutions come from the federation's data. */
export function personOf(
  claims: Claims,
  settings: ClaimSettings,
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

function attributesOf(claims: Claims, { claims: names }: ClaimSettings): Record<string, string[]> {
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
