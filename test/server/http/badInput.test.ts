import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { north, south, trial, twinA, twinB, wiki } from '../../support/server/fixtures';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const API = '/dashboard/api';
const json = { 'content-type': 'application/json' };

test.each([
  ['broken JSON', 'POST', '/actions', '{"key":', json, 400, 'bad-request'],
  [
    'another type of content',
    'POST',
    '/actions',
    'key=1',
    { 'content-type': 'text/plain' },
    415,
    'unsupported-media-type',
  ],
  ['XML', 'POST', '/actions', '<a/>', { 'content-type': 'application/xml' }, 415, 'unsupported-media-type'],
  ['too long a body', 'POST', '/actions', `"${'a'.repeat(1_100_000)}"`, json, 413, 'body-too-large'],
  ['too large a number', 'POST', '/actions', '{"startAt":1e300}', json, 400, 'validation'],
  ...['', '; boundary=', `; boundary=${'x'.repeat(5_000)}`, '; boundary=x'].flatMap((boundary) =>
    ['/actions', '/jsError', '/unknown'].map(
      (path) =>
        [
          `a form of “${boundary.slice(0, 20)}” that cannot be read, to ${path},`,
          'POST',
          path,
          'no form',
          { 'content-type': `multipart/form-data${boundary}`, 'content-length': '7' },
          400,
          'bad-request',
        ] as const,
    ),
  ),
  ['a list instead of an object', 'POST', '/jsError', '[]', json, 400, 'validation'],
  ['prototype poisoning', 'POST', '/jsError', '{"__proto__":{"a":1}}', json, 400, 'bad-request'],
  ['an unknown address', 'GET', '/unknown', undefined, {}, 404, 'not-found'],
  [
    'an unknown address for browsers',
    'GET',
    '/unknown',
    undefined,
    { accept: 'text/html' },
    404,
    'not-found',
  ],
  ['a wrong method', 'DELETE', '/services', undefined, {}, 400, 'bad-request'],
  ['a broken address', 'GET', '/services/%zz', undefined, {}, 400, 'bad-request'],
  [
    'a missing institution',
    'GET',
    '/services/connected',
    undefined,
    { 'x-idp-entity-id': undefined },
    400,
    'bad-request',
  ],
  [
    'a blank institution',
    'GET',
    '/services/connected',
    undefined,
    { 'x-idp-entity-id': ' ' },
    400,
    'bad-request',
  ],
] as const)('%s is refused', async (_title, method, path, payload, headers, status, name) => {
  const response = await admin.call(method, API + path, payload, headers);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({
    type: `https://idp-dashboard.invalid/problems/${name}`,
    status,
    title: expect.any(String),
    requestId: expect.any(String),
  });
  expect(response.body).not.toMatch(/node_modules|\.ts:|\\n +at /);
});

describe('multipart', () => {
  const send = (parts: string) =>
    admin.call('POST', `${API}/services/connect`, parts.replaceAll('\n', '\r\n'), {
      'content-type': 'multipart/form-data; boundary=x',
    });
  const field = (value: string) => `--x\nContent-Disposition: form-data; name="comments"\n\n${value}\n`;
  const file = '--x\nContent-Disposition: form-data; name="f"; filename="a.txt"\n\nhello\n';

  test.each([
    ['too long a field', field('a'.repeat(1_100_000)), 413],
    ['too many fields', field('a').repeat(60), 413],
    ['a file', file, 413],
    ['a missing end', field('a').slice(0, -20), 400],
  ])('with %s is refused', async (_title, parts, status) => {
    const response = await send(`${parts}--x--\n`.slice(0, status === 400 ? -7 : undefined));
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('institution header', () => {
  const visit = async (person: Parameters<TestApp['as']>[0], institution: string, path = '/services') => {
    const client = await server.as(person);
    const { statusCode, body } = await client.call('GET', API + path, undefined, {
      'x-idp-entity-id': institution,
    });
    return statusCode === 200 ? 200 : (JSON.parse(body) as { exception?: string }).exception;
  };

  test.each([
    ['admin', north, 200],
    ['admin', south, 'java.lang.SecurityException'],
    ['admin', 'https://unknown.example', 'java.lang.SecurityException'],
    ['twinAdmin', twinA, 200],
    ['twinAdmin', twinB, 200],
    ['member', south, 'java.lang.SecurityException'],
    ['superUser', trial, 200],
    ['superUserAsViewer', south, 'java.lang.SecurityException'],
    ['superUserAsViewer', north, 200],
    ['superUser', 'https://unknown.example', 'java.lang.SecurityException'],
    ['guest', 'undefined', 200],
    ['guest', south, 200],
  ] as const)('%s for %s: %s', async (person, institution, expected) => {
    expect(await visit(person, institution)).toBe(expected);
  });

  test('is checked even if a call does not need it, and ignored on a person’s own calls', async () => {
    for (const path of [
      '/users/disableConsent',
      '/policies',
      `/services/idps?type=saml20_sp&spEntityId=${wiki}`,
    ]) {
      expect(await visit('viewer', south, path)).toBe('java.lang.SecurityException');
    }
    expect(await visit('viewer', south, '/users/me')).toBe(200);
  });

  test('may be missing for the overview, and may be in the query', async () => {
    const left = await admin.call('GET', `${API}/services`, undefined, { 'x-idp-entity-id': undefined });
    expect(left.statusCode).toBe(200);
    const query = `${API}/services?idpEntityId=${encodeURIComponent(south)}`;
    const response = await admin.call('GET', query, undefined, { 'x-idp-entity-id': undefined });
    expect(response.statusCode).toBe(400);
  });
});

test('an unexpected error does not reveal its cause', async () => {
  const broken = {
    ...server.database,
    transaction: () => Promise.reject(new Error('secret of the database')),
  };
  const other = await startTestApp({ database: broken });
  const client = await other.as('guest');
  other.app.log.level = 'silent';
  const response = await client.call('GET', '/login?redirect_url=/', undefined);
  await other.close();
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ type: expect.stringContaining('/internal'), status: 500 });
  expect(response.body).not.toContain('secret');
});

test('the rate of changes is limited for each person, and reading does not count', async () => {
  const few = await startTestApp({ settings: { WRITES_PER_MINUTE: '3' }, database: server.database });
  const statuses = async (client: TestClient, path: string) => {
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push((await client.post(API + path, {})).statusCode);
    return answers;
  };
  const viewer = await few.as('viewer');
  expect(await statuses(viewer, '/jsError')).toEqual([200, 200, 200, 429]);
  const refused = await viewer.post(`${API}/jsError`, {});
  expect(refused.json()).toMatchObject({ type: expect.stringContaining('too-many-requests'), status: 429 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses(viewer, '/users/me')).toEqual([200, 200, 200, 200]);
  expect(await statuses(await few.as('member'), '/jsError')).toEqual([200, 200, 200, 429]);
  await few.close();
});

test.each([
  ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['too large a head', `GET / HTTP/1.1\r\nHost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['data that is not a request', 'hello\r\n\r\n', 400],
])(
  '%s gets a normal response: with the headers that protect, and as a problem',
  async (_title, text, status) => {
    const other = await startTestApp({ database: server.database });
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.end(text);
    await once(socket, 'close');
    await other.close();
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      'content-security-policy',
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
    ]) {
      expect(head.toLowerCase()).toContain(header.toLowerCase());
    }
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, requestId: expect.any(String) });
  },
);
