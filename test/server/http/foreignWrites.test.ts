import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const CONNECT = '/dashboard/api/services/connect';
const json = { 'content-type': 'application/json' };

async function problem(
  method: 'GET' | 'HEAD' | 'POST',
  path: string,
  headers: Record<string, string | undefined>,
): Promise<string> {
  const payload = headers['content-type'] === json['content-type'] ? '{}' : undefined;
  const { statusCode, body } = await admin.call(method, path, payload, headers);
  const type = body.startsWith('{') ? (JSON.parse(body) as { type?: string }).type : undefined;
  return type?.split('/').pop() ?? String(statusCode);
}

const refused: [string, Record<string, string | undefined>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
  ['another site that sends our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8280' }],
  ['an unknown source', { 'sec-fetch-site': undefined }],
  ['a foreign origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['our host on another port', { 'sec-fetch-site': undefined, origin: 'http://localhost:8281' }],
  ['an opaque origin', { 'sec-fetch-site': undefined, origin: 'null' }],
];

test.each(refused)('refuses what %s changes', async (_title, headers) => {
  expect(await problem('POST', CONNECT, { ...json, ...headers })).toBe('foreign-origin');
  expect(await problem('GET', '/dashboard/api/logout', headers)).toBe('foreign-origin');
  expect(await problem('HEAD', '/dashboard/api/logout', headers)).toBe('403');
  expect(await problem('GET', '/dashboard/api/users/me/switch-to-idp', headers)).toBe('foreign-origin');
  expect(await problem('POST', '/dashboard/api/jsError', { ...json, ...headers })).toBe('foreign-origin');
  expect((await admin.get('/dashboard/api/users/me')).json()).toMatchObject({ payload: { guest: false } });
});

test('lets our own pages change data, recognised by the browser or by their origin', async () => {
  expect(await problem('POST', '/dashboard/api/jsError', json)).toBe('200');
  const byOrigin = { 'sec-fetch-site': undefined, origin: 'http://localhost:8280' };
  expect(await problem('POST', '/dashboard/api/jsError', { ...json, ...byOrigin })).toBe('200');
});

test('lets anybody read', async () => {
  expect(await problem('GET', '/dashboard/api/users/me', { 'sec-fetch-site': 'cross-site' })).toBe('200');
});

test.each(['application/x-www-form-urlencoded', 'Multipart/Form-Data; boundary=x'])(
  'refuses a %s without the institution header, which a foreign form cannot send',
  async (type) => {
    const form = { 'content-type': type, 'x-idp-entity-id': undefined };
    expect(await problem('POST', CONNECT, form)).toBe('foreign-origin');
    expect(await problem('POST', '/dashboard/api/logout', form)).toBe('foreign-origin');
  },
);

test('demo mode responds only under its own names', async () => {
  const call = (host: string, navigates: boolean) =>
    admin.call('GET', '/apps?q=a', undefined, { host, 'sec-fetch-mode': navigates ? 'navigate' : 'cors' });
  expect((await call('evil.example:8280', true)).statusCode).toBe(400);
  expect((await call('localhost:8281', true)).statusCode).toBe(400);
  expect((await call('', true)).statusCode).toBe(400);
  const redirected = await call('127.0.0.1:8280', true);
  expect([redirected.statusCode, redirected.headers.location]).toEqual([
    307,
    'http://localhost:8280/apps?q=a',
  ]);
  expect((await call('127.0.0.1:8280', false)).statusCode).toBe(404);
});
