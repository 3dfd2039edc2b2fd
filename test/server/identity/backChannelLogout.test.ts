/** The provider says that a session has ended there (OpenID Connect Back-Channel Logout 1.0). */
import { pseudonym } from '../../../server/modules/identity/pseudonym';
import type { CurrentUser } from '../../../src/contracts/wire/user';
import { honest, inSeconds, pass, RealLogin } from './realLogin';
import { newKeys } from './scriptedProvider';

const PATH = '/logout/back-channel';
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const baseClaims = { events, jti: 'one' };
let login: RealLogin;

beforeEach(async () => {
  login = await RealLogin.open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await login.close();
});

async function signIn(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const { session } = await login.comeBack(await login.begin(), { ...honest, ...claims });
  return `__Host-sid=${session?.value ?? ''}`;
}

async function isGuest(cookie: string): Promise<boolean> {
  const response = await login.server.app.inject({ url: '/dashboard/api/users/me', headers: { cookie } });
  return response.json<{ payload: CurrentUser }>().payload.guest;
}

async function postLogout(token: string) {
  const payload = new URLSearchParams({ logout_token: token }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, headers: sent } = await login.server.app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers,
  });
  expect(sent['cache-control']).toBe('no-store');
  return statusCode;
}

it.each([
  ['a person ends all of that person’s', { sub: 'ann' }, [true, true, false]],
  ['a session ends the one that it created', { sub: undefined, sid: 's-1' }, [true, false, false]],
  ['both ends the sessions of both', { sub: 'ann', sid: 's-2' }, [false, true, false]],
  ['an unknown person ends no session', { sub: 'nobody' }, [false, false, false]],
  ['a session of another person ends no session', { sub: 'bob', sid: 's-1' }, [false, false, false]],
])('a logout that names %s', async (_title, claims, gone) => {
  const first = await signIn({ sid: 's-1' });
  const second = await signIn({ sid: 's-2' });
  login.provider.userInfo = { sub: 'bob' };
  const other = await signIn({ sub: 'bob', sid: 's-3' });
  expect(await postLogout(login.provider.token({ ...baseClaims, ...claims }))).toBe(200);
  expect([await isGuest(first), await isGuest(second), await isGuest(other)]).toEqual(gone);
  expect(login.logged('ended by the provider')).toMatchObject({ ended: gone.filter(Boolean).length });
});

it.each([
  ['for another client', { aud: 'somebody-else' }],
  ['of another provider', { iss: 'https://evil.example' }],
  ['without the event of a logout', { events: {} }],
  ['without events', { events: undefined }],
  ['without an id', { jti: undefined }],
  ['that is an ID token', { nonce: 'n' }],
  ['without a person', { sub: undefined }],
  ['of long ago', { iat: inSeconds(-600), exp: inSeconds(600) }],
  ['of a person who cannot exist', { sub: 'a\0b' }],
  ['of a session that cannot exist', { sid: 'a\ud800' }],
  ['that has expired', { exp: inSeconds(-60) }],
  ['of the future', { iat: inSeconds(600), exp: inSeconds(1_200) }],
])('a token %s is refused, and ends nothing', async (_title, claims) => {
  const session = await signIn({ sid: 's-1' });
  expect(await postLogout(login.provider.token({ ...baseClaims, ...claims }))).toBe(400);
  expect(await isGuest(session)).toBe(false);
  expect(JSON.stringify(login.logged('logout token refused'))).not.toMatch(/eyJ/);
});

it('a token that another person has signed, or no one, is refused', async () => {
  const session = await signIn({ sid: 's-1' });
  const { signer } = login.provider;
  login.provider.signer = { ...signer, ...newKeys() };
  expect(await postLogout(login.provider.token(baseClaims))).toBe(400);
  const [, claims = ''] = login.provider.token(baseClaims).split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  expect(await postLogout(`${none}.${claims}.`)).toBe(400);
  expect(await postLogout('nonsense')).toBe(400);
  expect(await isGuest(session)).toBe(false);
});

it('a login that names no institution of ours is in the log with its person', async () => {
  await login.comeBack(await login.begin(), { ...honest, idp: 'https://unknown.example' });
  expect(login.logged('login without access')).toMatchObject({
    person: await pseudonym(login.server.database, { issuer: login.provider.issuer, subject: 'ann' }),
    institution: 'https://unknown.example',
  });
});

it('a token that comes again is refused, and ends no session that started after it', async () => {
  const first = await signIn({ sid: 's-1' });
  const token = login.provider.token({ ...baseClaims, sub: undefined, sid: 's-1' });
  expect(await postLogout(token)).toBe(200);
  const second = await signIn({ sid: 's-1' });
  expect(await postLogout(token)).toBe(400);
  expect([await isGuest(first), await isGuest(second)]).toEqual([true, false]);
  expect(await postLogout(login.provider.token({ ...baseClaims, jti: 'two' }))).toBe(200);
  expect(await isGuest(second)).toBe(true);
});

it('ends no session that started after the logout, since each token counts once and for a short time', async () => {
  const token = login.provider.token(baseClaims);
  expect(await postLogout(token)).toBe(200);
  pass(200);
  const session = await signIn({ sid: 's-9' });
  expect(await postLogout(token)).toBe(400);
  expect(await isGuest(session)).toBe(false);
});
