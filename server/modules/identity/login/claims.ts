import { attributeDictionary } from '../../../../src/contracts/domain/attributes/attributeDictionary';
import type { Authority } from '../../../../src/contracts/wire/enumerations';
import { oneLine } from '../../../platform/text/oneLine';
import { isStorable, storable } from '../../../platform/text/storable';
import type { Principal } from '../principal';
import type { ClaimSettings } from './providerSettings';

export type Claims = Readonly<Record<string, unknown>>;

/** Name of the claim made from a web server's header with the roles of an institution. */
export const AUTHORISATIONS = 'authorisations';

/** Names of the claims of a login in `attributeMap`. */
const HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  attributeDictionary.flatMap(({ claims, headers }) => claims.map((claim) => [claim, headers[0] ?? claim])),
);

/** OpenID Connect Core, 2: `sub`. */
const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 255;
const LONGEST_VALUE = 4_096;
/** More values than any person's groups. */
const MOST_VALUES = 5_000;

/** Returns the text values of a claim of any form: text, list, or nothing. All of them can be stored. */
export function valuesOf(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim.slice(0, MOST_VALUES) : [claim];
  return values
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .map((value) => storable(value.slice(0, LONGEST_VALUE)));
}

/** Throws if a subject cannot identify a person. It is not corrected, since that could merge two people. */
export function checkSubject(subject: string, longest = LONGEST_SUBJECT): void {
  if (subject.length > longest) throw new Error(`The subject has more than ${longest} characters`);
  if (/\p{Cc}/u.test(subject) || !isStorable(subject))
    throw new Error('The subject has characters that no subject has');
}

/** Returns the strongest role of the groups: super user, else admin, else viewer, else none (a member). */
export function authoritiesOf(claims: Claims, { claims: names, groups }: ClaimSettings): Authority[] {
  const member = new Set(valuesOf(claims[names.groups]));
  if (member.has(groups.superUser)) return ['ROLE_DASHBOARD_SUPER_USER'];
  if (member.has(groups.admin)) return ['ROLE_DASHBOARD_ADMIN'];
  if (member.has(groups.viewer)) return ['ROLE_DASHBOARD_VIEWER'];
  return [];
}

/**
 * Returns the person described by the claims; the institutions come from the federation's data. Names and addresses are
 * one line, since tickets and mails have one line per fact.
 */
export function personOf(
  claims: Claims,
  settings: ClaimSettings,
): Omit<Principal, 'loginInstitution' | 'institutions' | 'level' | 'authenticatedAt'> {
  const { claims: names } = settings;
  const text = (name: string) => valuesOf(claims[name])[0] ?? '';
  const line = (name: string) => oneLine(text(name), LONGEST_NAME);
  const subject = text('sub');
  const givenName = line('given_name');
  const surName = line('family_name');
  return {
    issuer: text('iss') || settings.issuer,
    subject,
    uid: subject,
    displayName: line('name') || [givenName, surName].filter(Boolean).join(' ') || subject,
    givenName,
    surName,
    email: line(names.email),
    schacHomeOrganization: line(names.organization),
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
