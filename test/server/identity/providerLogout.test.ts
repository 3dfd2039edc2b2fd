import type { CurrentUser } from '../../../src/contracts/wire/user';
import { startTestApp } from '../../support/server/server';
import { honest, pass, RealLogin } from './realLogin';

const ours = { 'sec-fetch-site': 'same-origin' };
let login: RealLogin;

beforeEach(async () => {
  login = await RealLogin.open();
});
afterEach(() => login.close());

async function signIn(): Promise<string> {
  const { session } = await login.comeBack(await login.begin(), honest);
  return `__Host-sid=${session?.value ?? ''}`;
}

async function logOut(cookie: string, headers: Readonly<Record<string, string>> = ours) {
  const response = await login.server.app.inject({ url: '/logout', headers: { cookie, ...headers } });
  return { address: String(response.headers.location), headers: response.headers };
}

async function me(cookie: string): Promise<CurrentUser> {
  const response = await login.server.app.inject({ url: '/dashboard/api/users/me', headers: { cookie } });
  return response.json<{ payload: CurrentUser }>().payload;
}

it('ends the session here, and leads to the logout of the provider, which knows whose session it is', async () => {
  const cookie = await signIn();
  expect(await me(cookie)).toMatchObject({
    guest: false,
    extensions: expect.arrayContaining(['providerLogout']),
  });
  const { address, headers } = await logOut(cookie);
  expect(headers['clear-site-data']).toBe('"storage"');
  const url = new URL(address);
  expect(url.origin + url.pathname).toBe(`${login.provider.issuer}/end`);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://dashboard.example/logged-out');
  const [, claims = ''] = url.searchParams.get('id_token_hint')?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: 'ann' });
  expect((await me(cookie)).guest).toBe(true);
});

it('reveals the proof of the login to no one', async () => {
  const answer = JSON.stringify(await me(await signIn()));
  expect(answer).not.toMatch(/idToken|eyJ/);
  expect(JSON.stringify(login.lines)).not.toMatch(/eyJ/);
});

it('ends the session here if the provider ends no sessions', async () => {
  login.provider.endsSessions = false;
  const first = await signIn();
  expect((await logOut(first)).address).toBe('/logged-out');
  expect((await me(first)).guest).toBe(true);
});

it('ends the session here if the provider cannot be reached', async () => {
  const cookie = await signIn();
  await login.provider.stop();
  pass(61);
  expect((await logOut(cookie)).address).toBe('/logged-out');
  expect((await me(cookie)).guest).toBe(true);
  jest.restoreAllMocks();
  await login.provider.start();
});

it('also by its address, typed or from a bookmark, ends the session at the provider', async () => {
  const cookie = await signIn();
  const { address } = await logOut(cookie, { 'sec-fetch-site': 'none' });
  expect(address.startsWith(`${login.provider.issuer}/end?`)).toBe(true);
  expect(new URL(address).searchParams.get('id_token_hint')).not.toBeNull();
  expect((await me(cookie)).guest).toBe(true);
});

it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, {}])(
  'is no link of another page: %j ends nothing',
  async (headers) => {
    const cookie = await signIn();
    expect((await logOut(cookie, headers as Record<string, string>)).address).toBe('/');
    expect((await me(cookie)).guest).toBe(false);
  },
);

it('of a person who is not signed in leads to the page after a logout', async () => {
  expect((await logOut('__Host-sid=gone')).address).toBe('/logged-out');
});

it('is not announced without a provider of the operator', async () => {
  const demo = await startTestApp({ database: login.server.database });
  const response = await (await demo.as('admin')).get('/dashboard/api/users/me');
  expect(response.json<{ payload: CurrentUser }>().payload.extensions).not.toContain('providerLogout');
  await demo.close();
});
