import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectProblem } from '../../contract/checks';
import { writePage } from '../../support/product/builtPage';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

/** Addresses that cannot be read: a page for people, a problem for calls, all headers for both. */
const clientDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-client-'));
let server: TestApp;
let guest: TestClient;
let usual: readonly string[];

beforeAll(async () => {
  writePage(clientDir);
  server = await startTestApp({ clientDir });
  guest = await server.as('guest');
  const { headers } = await guest.get('/internal/live');
  usual = Object.keys(headers).filter((name) => name !== 'content-length');
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };

test.each([
  ['broken', '/%E0%A4%A', 'bad-request'],
  ['broken further on', '/apps/1/saml20_sp/about/%', 'bad-request'],
  ['broken, beside the API', '/dashboard/%zz', 'bad-request'],
  ['requesting a login twice', '/login?redirect_url=a&redirect_url=b', 'validation'],
] as const)('an address %s gets a page for people: %s', async (_title, address, name) => {
  const page = await guest.call('GET', address, undefined, html);
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>Page not found</h1>');
  expect(page.body).toContain(`href="${server.config.publicUrl}/"`);
  expect(page.body).not.toContain(address);
  expect(Object.keys(page.headers)).toEqual(expect.arrayContaining([...usual]));
  expect(page.headers['cache-control']).toBe('no-store');
  expectProblem(await guest.call('GET', address), 400, name);
});

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'pt' }, 'pt'],
  [{ 'accept-language': 'pt', cookie: 'language=nl' }, 'nl'],
])('the page of a broken address is in the language of %j', async (headers, language) => {
  const { body } = await guest.call('GET', '/%E0%A4%A', undefined, { ...html, ...headers });
  expect(body).toContain(`<html lang="${language}" dir="ltr">`);
});

test.each([html, {}])(
  'a broken call is a problem with the headers of a call, accepting %j',
  async (accept) => {
    for (const address of ['/dashboard/api/%E0%A4%A', '/dashboard/api/services/%zz?a=%']) {
      const response = await guest.call('GET', address, undefined, accept);
      expectProblem(response, 400, 'bad-request');
      expect(Object.keys(response.headers)).toEqual(expect.arrayContaining([...usual]));
      expect(response.headers).toMatchObject({ sessionalive: 'success', 'cache-control': 'no-store' });
      expect(response.headers['x-request-id']).toBe(response.json<{ requestId: string }>().requestId);
    }
  },
);

test('another name of this server gets a page that leads to the right one', async () => {
  const page = await guest.call('GET', '/apps/all', undefined, { ...html, host: 'evil.example' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.body).toContain(`href="${server.config.publicUrl}/"`);
  expect(Object.keys(page.headers)).toEqual(expect.arrayContaining([...usual]));
  const call = await guest.call('GET', '/dashboard/api/users/me', undefined, {
    ...html,
    host: 'evil.example',
  });
  expectProblem(call, 400, 'bad-request');
});

test.each([
  ['POST', '/apps/all', 404],
  ['DELETE', '/', 404],
  ['PATCH', '/dashboard/api/services', 400],
  ['TRACE', '/dashboard/api/services', 400],
  ['PROPFIND', '/%E0%A4%A', 400],
])('%s %s is not a page, and has all headers', async (method, address, status) => {
  const response = await guest.call(method as 'GET', address, undefined, html);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(Object.keys(response.headers)).toEqual(expect.arrayContaining([...usual]));
});

test('HEAD of a broken address has no body', async () => {
  const response = await guest.call('HEAD', '/%E0%A4%A', undefined, html);
  expect([response.statusCode, response.body]).toEqual([400, '']);
  expect(Object.keys(response.headers)).toEqual(expect.arrayContaining([...usual]));
});

test('a message that never becomes a request has the same headers', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  for (const [line, status] of [
    [`GET /${'a'.repeat(100_000)} HTTP/1.1`, 431],
    ['FETCH / HTTP/1.1', 400],
    ['GET /\u0001 HTTP/1.1', 400],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => undefined);
    await once(socket, 'close');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const names = answer
      .split('\r\n\r\n', 1)[0]
      ?.split('\r\n')
      .slice(1)
      .map((one) => one.split(':')[0]?.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(usual.filter((name) => name !== 'date')));
  }
});
