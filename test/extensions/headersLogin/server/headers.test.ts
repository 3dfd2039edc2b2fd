/**
 * Logins from headers of a web server in front: the trusted addresses, the headers that are read, and the
 * redirects.
 */
import type { CurrentUser } from '../../../../src/contracts/wire/user';
import { readConfig } from '../../../../server/readConfig';
import { north, south, twinA } from '../../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { NAMED } from '../../../support/server/named';

const SECRET = 'a secret of forty characters, no blanks!'.replaceAll(' ', '_');
const settings = {
  IDENTITY: 'headers',
  IDENTITY_SECRET: SECRET,
  PUBLIC_URL: 'https://dashboard.example.org',
  TRUST_PROXY: '1',
};
const LOA2 = 'http://idp-dashboard.example/assurance/loa2';
let server: TestApp;
const now = new Date('2026-11-25T10:00:00Z');

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(now.getTime());
  server = await startTestApp({ settings, now: () => now });
  await server.database.reset();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const person = {
  'x-identity-secret': SECRET,
  'name-id': 'urn:collab:person:north.example:ann',
  'shib-identity-provider': 'https://hub.example',
  'shib-authenticating-authority': north,
  displayname: 'Ann Bee',
  'is-member-of': 'other;dashboard.admin',
};

interface Came {
  readonly cookies: Record<string, string>;
  readonly location: string;
  readonly status: number;
}

/** Starts a login; returns where the web server should start its own, and with which cookie. */
async function begin(path = '/login?redirect_url=%2Ftickets', cookies: Record<string, string> = {}) {
  const response = await server.app.inject({ url: path, cookies });
  const url = new URL(String(response.headers.location));
  return {
    url,
    cookies: { ...cookies, ...Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])) },
  };
}

/** Comes back from the web server with these headers. */
async function comeBack(
  headers: Readonly<Record<string, string | undefined>>,
  from = '127.0.0.1',
  attempt = begin(),
): Promise<Came> {
  const { url, cookies } = await attempt;
  const { pathname, search } = new URL(url.searchParams.get('target') ?? '');
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  const response = await server.app.inject({
    url: pathname + search,
    cookies,
    remoteAddress: from,
    headers: sent as Record<string, string>,
  });
  const sessionCookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return {
    cookies: { ...cookies, ...sessionCookies },
    location: String(response.headers.location ?? ''),
    status: response.statusCode,
  };
}

async function whoIs(
  cookies: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<CurrentUser> {
  const response = await server.app.inject({ url: '/dashboard/api/users/me', cookies, headers });
  return response.json<{ payload: CurrentUser }>().payload;
}

test('a login starts at the web server, which gets the address to return to', async () => {
  const { url } = await begin();
  expect([url.origin, url.pathname]).toEqual(['https://dashboard.example.org', '/Shibboleth.sso/Login']);
  expect(url.searchParams.get('target')).toMatch(
    /^https:\/\/dashboard\.example\.org\/login\/callback\?state=[\w-]{20,}$/,
  );
  expect(url.searchParams.has('authnContextClassRef')).toBe(false);
});

test('a person who comes back is the one in the headers', async () => {
  const { cookies, location } = await comeBack({
    ...person,
    displayname: Buffer.from('Ånn Bée', 'utf8').toString('latin1'),
    'shib-edupersonaffiliation': 'employee;member',
    entitlement: 'urn:a\\;b;urn:c',
  });
  expect(location).toBe('/tickets');
  expect(await whoIs(cookies)).toMatchObject({
    guest: false,
    uid: 'urn:collab:person:north.example:ann',
    displayName: 'Ånn Bée',
    currentIdp: { id: north },
    dashboardAdmin: true,
    currentLoaLevel: 1,
    attributeMap: {
      'Shib-eduPersonAffiliation': ['employee', 'member'],
      eduPersonEntitlement: ['urn:a;b', 'urn:c'],
      'is-member-of': ['other', 'dashboard.admin'],
    },
  });
});

test.each<[string, Record<string, string | undefined>, string]>([
  ['without the secret', { ...person, 'x-identity-secret': undefined }, '127.0.0.1'],
  ['with another secret', { ...person, 'x-identity-secret': `${SECRET}x` }, '127.0.0.1'],
  ['with an empty secret', { ...person, 'x-identity-secret': '' }, '127.0.0.1'],
  ['from another machine', person, '203.0.113.5'],
  [
    'from another machine that names the web server',
    { ...person, 'x-forwarded-for': '127.0.0.1' },
    '203.0.113.5',
  ],
  ['naming no person', { ...person, 'name-id': undefined }, '127.0.0.1'],
  ['naming no identity provider', { ...person, 'shib-identity-provider': undefined }, '127.0.0.1'],
  ['of the future', { ...person, 'shib-authentication-instant': '2026-11-26T10:00:00Z' }, '127.0.0.1'],
])('the login fails for a person who comes back %s', async (_title, headers, from) => {
  const { cookies, location } = await comeBack(headers, from);
  expect(location).toBe('/tickets?login=failed');
  expect(await whoIs(cookies)).toMatchObject({ guest: true });
});

test('headers count only at the return address, and only for the person who started the login', async () => {
  expect(await whoIs({}, person)).toMatchObject({ guest: true });
  const stray = await server.app.inject({ url: '/login/callback?state=made-up', headers: person });
  expect([stray.statusCode, stray.cookies]).toEqual([400, []]);
});

test('a person of an unknown institution gets a message that says so', async () => {
  const { status, cookies } = await comeBack({
    ...person,
    'shib-authenticating-authority': 'https://elsewhere.example',
  });
  expect(status).toBe(403);
  expect(await whoIs(cookies)).toMatchObject({ guest: true });
});

test('of several institutions the known ones are offered, and no other one counts', async () => {
  const named = (...ids: string[]) => ({ ...person, 'shib-authenticating-authority': ids.join(';') });
  const one = await comeBack(named('https://hub.example', south));
  expect((await whoIs(one.cookies)).currentIdp?.id).toBe(south);
  const { location, cookies } = await comeBack(named('https://hub.example', south, north));
  const { pathname, searchParams } = new URL(location, settings.PUBLIC_URL);
  const chosen = await server.app.inject({
    method: 'POST',
    url: pathname,
    cookies,
    headers: { origin: settings.PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ state: searchParams.get('state') ?? '', institution: north }).toString(),
  });
  expect(chosen.headers.location).toBe('/tickets');
  const session = Object.fromEntries(chosen.cookies.map(({ name, value }) => [name, value]));
  expect((await whoIs(session)).currentIdp?.id).toBe(north);
});

test('without a hub the identity provider is the institution', async () => {
  const { cookies } = await comeBack({
    ...person,
    'shib-authenticating-authority': undefined,
    'shib-identity-provider': south,
  });
  expect((await whoIs(cookies)).currentIdp?.id).toBe(south);
});

test.each([
  ['now', '2026-11-25T10:00:05Z', LOA2, '/tickets', 2],
  ['with an earlier login', '2026-11-25T08:00:00Z', LOA2, '/tickets?stepup=unmet', 1],
  ['without a time of the login', undefined, LOA2, '/tickets?stepup=unmet', 1],
  ['with a lower level', '2026-11-25T10:00:05Z', undefined, '/tickets?stepup=unmet', 1],
])('a step-up forces a login, and counts %s', async (_title, instant, level, end, rank) => {
  const { cookies } = await comeBack(person);
  const attempt = await begin('/login?redirect_url=%2Ftickets&loa=2', cookies);
  expect(attempt.url.searchParams.get('authnContextClassRef')).toContain(LOA2);
  expect(attempt.url.searchParams.get('forceAuthn')).toBe('true');
  const stepped = await comeBack(
    { ...person, 'shib-authncontext-class': level, 'shib-authentication-instant': instant },
    '127.0.0.1',
    Promise.resolve(attempt),
  );
  expect(stepped.location).toBe(end);
  expect((await whoIs(stepped.cookies)).currentLoaLevel).toBe(rank);
});

const sab = (guid: string, role: string) =>
  `urn:mace:surfnet.nl:surfnet.nl:sab:organizationGUID:${guid};urn:mace:surfnet.nl:surfnet.nl:sab:role:${role}`;

test.each([
  ['SURFconextverantwoordelijke', 'own', { dashboardAdmin: true, dashboardViewer: false }],
  ['SURFconextbeheerder', 'own', { dashboardAdmin: false, dashboardViewer: true }],
  ['SURFconextverantwoordelijke', 'elsewhere', { dashboardAdmin: false, dashboardMember: true }],
  ['Instellingsbevoegde', 'own', { dashboardAdmin: false, dashboardMember: true }],
])('the authorisation %s of the %s institution makes a role', async (role, whose, rights) => {
  const { institution_id: id } = await server.database.read
    .selectFrom('institution')
    .select('institution_id')
    .where('entity_id', '=', twinA)
    .executeTakeFirstOrThrow();
  const { cookies } = await comeBack({
    ...person,
    'is-member-of': undefined,
    'shib-authenticating-authority': twinA,
    'shib-surf-autorisaties': sab(whose === 'own' ? String(id).toUpperCase() : 'elsewhere', role),
  });
  expect(await whoIs(cookies)).toMatchObject(rights);
});

test('a logout continues to the web server, and from there to the page that names the remaining sessions', async () => {
  const { cookies } = await comeBack(person);
  const response = await server.app.inject({
    url: '/dashboard/api/logout',
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.statusCode).toBe(204);
  const { cookies: again } = await comeBack(person);
  const left = await server.app.inject({
    url: '/logout',
    cookies: again,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const to = new URL(String(left.headers.location));
  expect([to.pathname, to.searchParams.get('return')]).toEqual([
    '/Shibboleth.sso/Logout',
    'https://dashboard.example.org/logged-out',
  ]);
});

test.each([
  [{ ...settings, IDENTITY_SECRET: '' }, /^IDENTITY_SECRET: missing/],
  [{ ...settings, IDENTITY_SECRET: 'short' }, /^IDENTITY_SECRET: not 32/],
  [{ ...settings, IDENTITY_PROXIES: 'localhost' }, /^IDENTITY_PROXIES: "localhost"/],
  [{ ...settings, MODE: 'demo' }, /^IDENTITY: /],
  [{ ...settings, IDENTITY: 'header' }, /^IDENTITY: "header"/],
])('%j is refused', (given, fault) => {
  const { errors } = readConfig({ ALLOW_EMBEDDED_DATABASE: '1', ...NAMED, ...given });
  expect(errors).toContainEqual(expect.stringMatching(fault));
});
