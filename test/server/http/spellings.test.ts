import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '../../../server/platform/http/route';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { callers, expected, signsOf, type CallerName } from '../accessTable';

/** One route has many spellings: each has the same rules as the plain one, or is not found. */
let server: TestApp;
let port: number;

beforeAll(async () => {
  server = await startTestApp({ settings: { READS_PER_MINUTE: '100000', WRITES_PER_MINUTE: '100000' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

const spellings: Readonly<Record<string, (path: string) => string>> = {
  encoded: (path) => path.replace('/api/', '/%61pi/'),
  'encoded throughout': (path) =>
    path.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  absolute: (path) => `http://elsewhere.example${path}`,
  'with a doubled slash before': (path) => `/${path}`,
  'with a doubled slash within': (path) => path.replace('/api/', '//api/'),
  'with a slash behind': (path) => `${path}/`,
  'with a dot': (path) => path.replace('/api/', '/./api/'),
  'by way of elsewhere': (path) => path.replace('/dashboard/', '/x/../dashboard/'),
  'by an encoded dot': (path) => path.replace('/dashboard/', '/x/%2e%2e/dashboard/'),
  'in capitals': (path) => path.toUpperCase(),
  'with a parameter behind a semicolon': (path) => `${path};a=b`,
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sent as it is written: a client that means well would put the address right. */
async function send(client: TestClient, method: string, path: string): Promise<Answer> {
  const headers = { ...client.headers, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

const kindOf = ({ status, body }: Answer) =>
  status < 400 ? status : `${status} ${(JSON.parse(body) as { type?: string }).type?.split('/').pop()}`;

/** A guest, and the last of the signed-in callers who is refused. */
const refusedCallers = expected.map(([method, path, row]) => {
  const refused = signsOf(row).findLast(({ caller, sign }) => sign === '-' && caller !== 'guest')?.caller;
  return { method, path: API_PREFIX + path, callers: ['guest' as const, ...(refused ? [refused] : [])] };
});

test('each spelling gets the response of the plain address, or is refused as none', async () => {
  const clients = new Map<CallerName, TestClient>();
  for (const caller of callers) clients.set(caller, await server.as(caller, { level: 1 }));
  for (const { method, path, callers: tried } of refusedCallers) {
    for (const caller of tried) {
      const client = clients.get(caller);
      if (!client) throw new Error(`${caller} is not signed in`);
      const plain = kindOf(await send(client, method, path));
      for (const [how, spelled] of Object.entries(spellings)) {
        const other = await send(client, method, spelled(path));
        const isRefused = other.status >= 400 && other.status < 500;
        const isSame = isRefused || kindOf(other) === plain;
        expect([how, method, path, caller, isSame || kindOf(other)]).toEqual([
          how,
          method,
          path,
          caller,
          true,
        ]);
        expect([how, other.headers['x-content-type-options']]).toEqual([how, 'nosniff']);
      }
    }
  }
});

describe('whatever the spelling of a call', () => {
  const ME = '/dashboard/%61pi/users/me';
  let small: TestApp;
  beforeAll(async () => {
    small = await startTestApp({ settings: { READS_PER_MINUTE: '2' }, database: server.database });
  });
  afterAll(() => small.close());

  test('it counts', async () => {
    const viewer = await small.as('viewer');
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await viewer.get(ME)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('a text that cannot be stored is refused, and so is one that is nested too deeply', async () => {
    const guest = await server.as('guest');
    const deep = '['.repeat(300_000) + ']'.repeat(300_000);
    const path = '/dashboard/%61pi/services/by-entity-ids';
    const json = { 'content-type': 'application/json' };
    expect((await guest.call('POST', path, deep, json)).statusCode).toBe(400);
    const admin = await server.as('admin');
    const query = 'type=saml20_sp&spEntityId=%00';
    expect((await admin.get(`/dashboard/%61pi/services/idps?${query}`)).statusCode).toBe(400);
    expect((await admin.get('/dashboard/%61pi/policies/1%00')).statusCode).toBe(400);
  });

  test('a session that has ended is reported', async () => {
    const viewer = await server.as('viewer');
    await viewer.post('/dashboard/api/logout', {});
    const response = await viewer.get('/dashboard/%61pi/services');
    expect([response.statusCode, response.json<{ type: string }>().type]).toEqual([
      403,
      expect.stringContaining('session-expired'),
    ]);
  });

  test('an answer of the API says that the session is alive', async () => {
    const guest = await server.as('guest');
    expect((await guest.get(ME)).headers).toMatchObject({
      sessionalive: 'success',
      'cache-control': 'no-store',
    });
  });
});
