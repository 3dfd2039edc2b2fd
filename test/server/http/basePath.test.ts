/** The server below a path that its proxy keeps: what comes in without it is not for us, and what goes out has it. */
import { cookieNames } from '../../../server/modules/identity/session/cookies';
import type { TestApp } from '../../support/server/server';
import { startTestApp } from '../../support/server/server';

const HOME = 'http://localhost:8280/federation';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { PUBLIC_URL: `${HOME}/` } });
});
afterAll(() => server.close());

const get = (url: string, headers = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:8280', accept: 'text/html', ...headers } });

test.each([
  ['/federation/dashboard/api/users/me', 200],
  ['/federation/internal/health', 200],
  ['/internal/health', 200],
  ['/dashboard/api/users/me', 404],
  ['/login', 404],
  ['/federations/dashboard/api/users/me', 404],
  ['/%66ederation/dashboard/api/users/me', 404],
  ['/federation/federation/dashboard/api/users/me', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await get(path)).statusCode).toBe(status);
});

test('redirections, cookies and pages of the server itself lead below the path', async () => {
  const refused = await get('/federation/login?redirect_url=//evil.example');
  expect(refused.body).toContain('href="/federation/login/page.css"');
  expect(refused.body).toContain('href="/federation/"');
  const response = await get(`/federation/login?redirect_url=${HOME}/tickets`);
  const to = new URL(String(response.headers.location));
  expect([to.pathname, to.searchParams.get('redirect_uri')]).toEqual([
    '/federation/oidc/auth',
    `${HOME}/login/callback`,
  ]);
  expect(response.cookies).toEqual([expect.objectContaining({ path: '/federation' })]);
  expect((await get('/federation/startSSO')).headers.location).toBe('/federation/');
  const chosen = await get('/federation/login?redirect_url=//evil.example&language=nl');
  expect(chosen.cookies).toEqual([expect.objectContaining({ name: 'language', path: '/federation' })]);
});

test('the description of the API contains its address', async () => {
  const { servers } = (await get('/federation/dashboard/api/openapi.json')).json<{ servers: unknown }>();
  expect(servers).toEqual([{ url: HOME }]);
});

test('the cookie prefix for a whole host is replaced by the one for a path', () => {
  const { session, options } = cookieNames({ publicUrl: 'https://x.example/federation' });
  expect([session, options.path, options.secure]).toEqual(['__Secure-sid', '/federation', true]);
  expect(cookieNames({ publicUrl: 'https://x.example' })).toMatchObject({
    session: '__Host-sid',
    options: { path: '/' },
  });
});
