import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  AUTHORISATIONS,
  CLOCK_TOLERANCE_SECONDS,
  checkSubject,
  opaqueId,
  type Authentication,
  type Claims,
  type RelyingParty,
  type ReturnRequest,
} from '../../modules/identity/otherLogin.module';
import { headedAttributes } from './headerNames';
import type { HeadersLogin } from './settings';

/** The header with the secret that only the web server knows. */
const SECRET_HEADER = 'x-identity-secret';
const NAMES = {
  issuer: 'Shib-Identity-Provider',
  level: 'Shib-AuthnContext-Class',
  instant: 'Shib-Authentication-Instant',
} as const;

/** A persistent identifier of SAML may contain two entity IDs. */
const LONGEST_SUBJECT = 1_024;

/** Headers that a login reads besides those of attributes and of the settings. */
export const LOGIN_HEADERS: readonly string[] = [SECRET_HEADER, ...Object.values(NAMES)];

/** Attributes by claim, in the name under which they are shown. */
const STATED_BY: Readonly<Record<string, string>> = {
  name: 'displayName',
  given_name: 'Shib-givenName',
  family_name: 'Shib-surName',
  email: 'Shib-InetOrgPerson-mail',
  organization: 'schacHomeOrganization',
  groups: 'is-member-of',
  [AUTHORISATIONS]: 'Shib-surf-autorisaties',
};

/**
 * Makes the login for a web server in front that authenticates people with SAML (mod_shib): it starts a login there,
 * and at the return address reads the headers that the web server sets. It reads them nowhere else, and only from that
 * web server: by the address of the connection itself and by a secret, since any other sender could impersonate any
 * person.
 */
export function headerParty(headers: HeadersLogin, redirectUri: string): RelyingParty {
  const { origin } = new URL(redirectUri);

  /** Throws unless the request is from the web server. */
  function assertWebServer({ headers: sent, raw }: ReturnRequest): void {
    const { remoteAddress = '' } = raw.socket;
    if (!headers.isWebServer(remoteAddress))
      throw new Error(`A login by headers came from ${remoteAddress}, which is not of IDENTITY_PROXIES`);
    if (!isSame(String(sent[SECRET_HEADER] ?? ''), headers.secret))
      throw new Error(`A login by headers came without the secret (${SECRET_HEADER}) or with another`);
  }

  return {
    async begin({ level, renew }) {
      const secrets = { state: opaqueId(), nonce: '', codeVerifier: '' };
      const url = new URL(headers.loginPath, origin);
      url.searchParams.set('target', `${redirectUri}?state=${secrets.state}`);
      if (level) url.searchParams.set('authnContextClassRef', level.acrs.join(' '));
      if (renew) url.searchParams.set('forceAuthn', 'true');
      return { url: url.href, secrets };
    },
    async finish(_callback, _secrets, request) {
      assertWebServer(request);
      return authenticated(request.headers, headers);
    },
    async logoutUrl(backTo) {
      const url = new URL(headers.logoutPath, origin);
      url.searchParams.set('return', backTo);
      return url.href;
    },
    async readAgain() {
      throw new Error('Headers come with a login only');
    },
    async endedAtProvider() {
      throw new Error('Headers come with a login only');
    },
  };
}

function authenticated(
  sent: IncomingHttpHeaders,
  names: Pick<HeadersLogin, 'subject' | 'institution'>,
): Authentication {
  const first = (name: string) => headerValues(sent, name)[0];
  const subject = first(names.subject);
  const issuer = first(NAMES.issuer);
  if (subject === undefined || issuer === undefined)
    throw new Error(
      `The web server did not name a person: ${subject === undefined ? names.subject : NAMES.issuer} is missing`,
    );
  checkSubject(subject, LONGEST_SUBJECT);
  const institutions = headerValues(sent, names.institution);
  const attributes = attributesIn(sent);
  const statements = Object.entries(STATED_BY).flatMap(([claim, shown]) => {
    const values = attributes[shown];
    return values ? [[claim, values]] : [];
  });
  const claims: Claims = {
    ...Object.fromEntries(statements),
    iss: issuer,
    sub: subject,
    institution: institutions.length > 0 ? institutions : issuer,
    acr: first(NAMES.level),
    ...instantOf(first(NAMES.instant)),
  };
  return { kind: 'authenticated', claims, attributes };
}

function attributesIn(sent: IncomingHttpHeaders): Record<string, readonly string[]> {
  return Object.fromEntries(
    headedAttributes.flatMap(({ shown, headers }) => {
      const values = headers.map((name) => headerValues(sent, name)).find(({ length }) => length > 0);
      return values ? [[shown, values]] : [];
    }),
  );
}

/** Reads when the person authenticated; refuses a time in the future, whose level would stay valid too long. */
function instantOf(instant: string | undefined): { auth_time?: number } {
  const time = Date.parse(instant ?? '') / 1000;
  if (Number.isNaN(time)) return {};
  if (time > Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS)
    throw new Error(`The web server tells of a login in the future (${NAMES.instant})`);
  return { auth_time: Math.floor(time) };
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Returns the values of a header in Shibboleth's format: UTF-8, values separated by semicolons, a semicolon within one
 * after a backslash. Node reads header values byte by byte.
 */
function headerValues(headers: IncomingHttpHeaders, name: string): string[] {
  const header = headers[name.toLowerCase()];
  const bytes = Array.isArray(header) ? header.join(';') : (header ?? '');
  const text = Buffer.from(bytes, 'latin1').toString('utf8');
  return text
    .split(/(?<!\\);/)
    .map((value) => value.replaceAll('\\;', ';').trim())
    .filter((value) => value !== '');
}
