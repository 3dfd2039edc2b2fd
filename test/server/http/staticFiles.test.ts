import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { writePage } from '../../support/product/builtPage';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const clientDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-client-'));
const script = 'console.log("script");'.repeat(100);
const announced = (support: string) =>
  `<!doctype html><html lang="en" data-logos="" data-languages="en nl pt"${support}><head><title>Dashboard</title></head><body><div id="root"><p>Loading</p></div></body></html>`;
const built = { head: '<title>Dashboard</title>', boot: '<p>Loading</p>' };
const page = announced(' data-support="desk@federation.example"');
const realPage = announced('');
const charts = '<!doctype html><title>Statecharts</title>';
const html = { accept: 'text/html,application/xhtml+xml,*/*' };
const production = {
  OIDC_ISSUER: 'https://issuer.example',
  OIDC_CLIENT_ID: 'a',
  OIDC_CLIENT_SECRET: 'b',
  PUBLIC_URL: 'https://dashboard.example',
};

let server: TestApp;
let guest: TestClient;

beforeAll(async () => {
  mkdirSync(path.join(clientDir, 'assets'));
  const files = {
    // For other web servers: this one writes the document itself.
    'index.html': 'the page of another server',
    'index.html.br': brotliCompressSync('the page of another server'),
    'qa.html': charts,
    'assets/main.abc.js': script,
    'assets/main.abc.js.gz': gzipSync(script),
    'assets/main.abc.js.br': brotliCompressSync(script),
    'assets/main.abc.js.map': '{}',
    '.hidden': 'x',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(clientDir, name), content);
  writePage(clientDir, built);
  server = await startTestApp({ clientDir });
  guest = await server.as('guest');
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

test('pictures come from this server, and from the hosts that the operator allows, which the page knows', async () => {
  const imagesOf = async (settings: Record<string, string>) => {
    const other = await startTestApp({ clientDir, settings, database: server.database });
    const { headers: sent, body } = await (await other.as('guest')).call('GET', '/', undefined, html);
    await other.close();
    const policy = String(sent['content-security-policy']).split('; ');
    return [policy.find((one) => one.startsWith('img-src')), /data-logos="([^"]*)"/.exec(body)?.[1]];
  };
  const own = "img-src 'self' data: blob:";
  expect(await imagesOf({})).toEqual([own, '']);
  expect(await imagesOf({ LOGO_HOSTS: 'logos.example.org, *.example.nl' })).toEqual([
    `${own} https://logos.example.org https://*.example.nl`,
    'logos.example.org *.example.nl',
  ]);
  expect(await imagesOf({ LOGO_HOSTS: '*' })).toEqual([`${own} https:`, '*']);
});

const get = (url: string, headers: Record<string, string> = {}) => guest.call('GET', url, undefined, headers);

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('serves a hashed file for ever, compressed beforehand: %s', async (encoding, accepted) => {
  const response = await get('/assets/main.abc.js', { 'accept-encoding': accepted });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['content-type']).toContain('javascript');
  if (encoding === 'br') expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
  if (encoding === undefined) expect(response.body).toBe(script);
  expect(response.headers.vary).toMatch(/accept-encoding/i);
});

test.each(['/', '/apps', '/apps/12/saml20_sp/overview', '/my-idp', '/404', '/dashboards', '/loginx'])(
  'serves the page at the address %s, never from a cache without asking',
  async (url) => {
    const response = await get(url, html);
    expect([response.statusCode, response.body]).toEqual([200, page]);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

test('the page is the same in every form, and sent once', async () => {
  const tags = new Set<unknown>();
  for (const [accepted, read] of [
    ['gzip, br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const) {
    const headers = { ...html, 'accept-encoding': accepted };
    const response = await get('/apps/all', headers);
    expect(read(response.rawPayload).toString()).toBe(page);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.headers['set-cookie']).toBeUndefined();
    tags.add(response.headers.etag);
    const again = await get('/', { ...headers, 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toContain("default-src 'self'");
  }
  expect(tags.size).toBe(3);
});

test('the page itself and its head can be requested without accepting a page', async () => {
  for (const url of ['/', '/index.html', '/?dialog=connect']) {
    expect((await get(url)).body).toBe(page);
    const head = await guest.call('HEAD', url, undefined, { 'accept-encoding': 'identity' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  }
});

test('a page that is rebuilt is sent at once', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-client-'));
  const file = writePage(other, built);
  const app = await startTestApp({ clientDir: other, database: server.database });
  const client = await app.as('guest');
  const first = await client.call('GET', '/', undefined, html);
  writePage(other, { ...built, head: '<title>Another</title>' });
  utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  const second = await client.call('GET', '/', undefined, {
    ...html,
    'if-none-match': String(first.headers.etag),
  });
  expect([second.statusCode, second.body]).toEqual([200, page.replace('Dashboard', 'Another')]);
  await app.close();
  rmSync(other, { recursive: true });
});

test('the statecharts are for demonstrations only, unless they are switched on', async () => {
  expect((await get('/qa', html)).body).toBe(charts);
  for (const [settings, shown] of [
    [production, realPage],
    [{ ...production, VISUALISER: '1' }, charts],
  ] as const) {
    const other = await startTestApp({ clientDir, settings, database: server.database });
    const client = await other.as('guest');
    expect((await client.call('GET', '/qa', undefined, html)).body).toBe(shown);
    expect((await client.call('GET', '/qa.html', undefined, html)).body).toBe(realPage);
    await other.close();
  }
});

test.each([
  ['/dashboard/api/unknown', html],
  ['/dashboard', html],
  ['/internal/metrics', html],
  ['/assets/old.js', html],
  ['/apps', { accept: 'application/json' }],
  ['/.hidden', {}],
  ['/assets/main.abc.js.br', {}],
  ['/page.json', {}],
  ['/assets/..%2f..%2fpackage.json', {}],
  ['/..%2fpackage.json', {}],
])('does not serve a page or a file for %s', async (url, headers) => {
  const response = await get(url, headers);
  expect([403, 404]).toContain(response.statusCode);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.headers['cache-control']).toBe('no-store');
});

test('tells pages from writes', async () => {
  expect((await guest.call('POST', '/apps', undefined, html)).statusCode).toBe(404);
});

test('every response says what pages may do', async () => {
  const { headers } = await get('/', html);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.any(String),
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('source maps are for demonstrations only, and https is enforced in production', async () => {
  expect((await get('/assets/main.abc.js.map')).statusCode).toBe(200);
  const other = await startTestApp({ clientDir, settings: production, database: server.database });
  const client = await other.as('guest');
  const map = await client.get('/assets/main.abc.js.map');
  expect(map.statusCode).toBe(404);
  expect(map.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
  expect(map.headers['content-security-policy']).toContain("form-action 'self' https://issuer.example");
  await other.close();
});
