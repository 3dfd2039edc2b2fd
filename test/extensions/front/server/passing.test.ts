/**
 * A server before an existing one, over real connections: what is passed on, what is kept, and what no one
 * can read on the way.
 */
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildFront } from '../../../../server/extensions/front/buildFront';
import { readFront } from '../../../../server/extensions/front/readFront';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const seen: IncomingMessage[] = [];
let answer: Answer;
let existing: Server;
let front: FastifyInstance;
let at: number;

async function frontBefore(url: string, settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const { config, errors } = readFront({ UPSTREAM_URL: url, LOG_LEVEL: 'silent', ...settings }, []);
  if (!config) throw new Error(errors?.join('\n'));
  const app = await buildFront(config);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  existing = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => existing.listen(0, '127.0.0.1', resolve));
  front = await frontBefore(`http://127.0.0.1:${portOf(existing)}`, { TRUST_PROXY: '1' });
  at = portOf(front.server);
});
afterAll(async () => {
  await front.close();
  existing.closeAllConnections();
  existing.close();
});
beforeEach(() => {
  seen.length = 0;
  answer = (_request, response) => response.end('{}');
});

/** `fetch` would follow, decode and forbid what has to be seen here. */
function send(path: string, { method = 'GET', headers = {}, body = '' } = {}, port = at) {
  return new Promise<{ message: IncomingMessage; body: string }>((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path, method, headers }, (message) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => resolve({ message, body: Buffer.concat(chunks).toString('latin1') }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test.each([
  'dashboard/api/users/me',
  'spDashboard/api/x',
  'login',
  'startSSO',
  'Shibboleth.sso/Login',
  'login/a%2Fb',
])('%s is passed on unchanged, with its query', async (path) => {
  await send(`/${path}?a=1&b=%2F&b=`);
  expect(seen.map(({ url }) => url)).toEqual([`/${path}?a=1&b=%2F&b=`]);
});

test.each(['http://dash.example', 'https://127.0.0.1:1', 'HTTP://user@[::1]:9'])(
  'an address in the absolute form is passed on by its path alone: %s',
  async (host) => {
    const { message } = await send(`${host}/dashboard/api/users/me?a=%2F`);
    expect(message.statusCode).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual(['/dashboard/api/users/me?a=%2F']);
  },
);

test('below a path as well', async () => {
  const below = await frontBefore(`http://127.0.0.1:${portOf(existing)}`, {
    PUBLIC_URL: 'http://localhost/at',
  });
  const { message } = await send('http://dash.example/at/login?a', {}, portOf(below.server));
  await below.close();
  expect([message.statusCode, seen.map(({ url }) => url)]).toEqual([200, ['/login?a']]);
});

test.each(['internal/live', 'loginx', 'dashboardx/api', 'oidc/auth'])('%s is not passed on', async (path) => {
  await send(`/${path}`);
  expect(seen).toEqual([]);
});

test('headers that name a person are not passed on, and the address of the caller is', async () => {
  const headers = {
    Cookie: 'JSESSIONID=abc',
    'X-IDP-ENTITY-ID': 'https://idp.example',
    'name-id': 'somebody-else',
    'Shib-user': 'somebody-else',
    REMOTE_USER: 'somebody-else',
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-User': 'somebody-else',
    Connection: 'X-IDP-ENTITY-ID',
    Host: 'elsewhere.example',
  };
  await send('/dashboard/api/users/me', { headers: { ...headers, Connection: 'close' } });
  const got = seen[0]?.headers ?? {};
  expect(JSON.stringify(got)).not.toContain('somebody-else');
  expect(got).toMatchObject({
    cookie: 'JSESSIONID=abc',
    'x-idp-entity-id': 'https://idp.example',
    host: 'localhost:8280',
    'x-forwarded-host': 'localhost:8280',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.9',
  });
});

test('an answer comes unchanged: status, cookies, redirection, coding; headers that are not on the list are dropped', async () => {
  answer = (_request, response) => {
    response.writeHead(302, {
      'set-cookie': ['JSESSIONID=1; Path=/; HttpOnly', 'language=nl; Path=/'],
      location: 'https://idp.example/sso?SAMLRequest=a%2Bb',
      'content-security-policy': "script-src 'unsafe-inline'",
      sessionAlive: 'success',
      server: 'Apache',
      'x-internal': 'secret',
    });
    response.end('gone');
  };
  const { message, body } = await send('/login?redirect_url=x');
  expect([message.statusCode, body]).toEqual([302, 'gone']);
  expect(message.headers).toMatchObject({
    'set-cookie': ['JSESSIONID=1; Path=/; HttpOnly', 'language=nl; Path=/'],
    location: 'https://idp.example/sso?SAMLRequest=a%2Bb',
    'content-security-policy': "script-src 'unsafe-inline'",
    sessionalive: 'success',
  });
  expect(message.headers).not.toHaveProperty('server');
  expect(message.headers).not.toHaveProperty('x-internal');
});

test('bytes that are not text, and a body that is already compressed, are unchanged', async () => {
  const bytes = Buffer.from([0, 255, 31, 139, 10, 13]);
  answer = (request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', bytes.length);
    request.resume().on('end', () => response.end(bytes));
  };
  const { message, body } = await send('/dashboard/api/services');
  expect(message.headers['content-encoding']).toBe('gzip');
  expect(Buffer.from(body, 'latin1')).toEqual(bytes);
});

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'application/x-unknown'])(
  'a body of %s arrives byte by byte',
  async (type) => {
    const chunks: Buffer[] = [];
    answer = (request, response) => {
      request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => response.end());
    };
    const body = '--x\r\n{"not json';
    await send('/dashboard/api/services/connect', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(Buffer.concat(chunks).toString()).toBe(body);
    expect(seen[0]?.headers['content-type']).toBe(type);
  },
);

test('a slow answer is passed on as it comes', async () => {
  answer = (_request, response) => {
    response.write('first');
    void delay(300).then(() => response.end('last'));
  };
  const first = await new Promise<string>((resolve) => {
    ask({ host: '127.0.0.1', port: at, path: '/dashboard/api/services' }, (message) =>
      message.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    ).end();
  });
  expect(first).toBe('first');
});

test('nothing is sent twice, regardless of the answer', async () => {
  answer = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end();
  expect((await send('/dashboard/api/services')).message.statusCode).toBe(503);
  answer = (request) => request.socket.destroy();
  const lost = await send('/dashboard/api/services/connect', { method: 'POST', body: 'x' });
  expect(lost.message.statusCode).toBe(503);
  expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('below a path that the proxy keeps, the existing server is called without it', async () => {
  const url = `http://127.0.0.1:${portOf(existing)}`;
  const below = await frontBefore(url, { PUBLIC_URL: 'https://apps.example.org/federation' });
  const port = portOf(below.server);
  try {
    answer = (_request, response) => response.writeHead(302, { location: '/login' }).end();
    const { message } = await send('/federation/dashboard/api/users/me', {}, port);
    expect([seen[0]?.url, seen[0]?.headers['x-forwarded-prefix']]).toEqual([
      '/dashboard/api/users/me',
      '/federation',
    ]);
    expect(message.headers.location).toBe('/federation/login');
    expect((await send('/dashboard/api/users/me', {}, port)).message.statusCode).toBe(404);
  } finally {
    await below.close();
  }
});

test('it is ready while the existing server responds, announces that it stores nothing, and is always alive', async () => {
  const probe = async (port: number, which: string) => {
    const { message, body } = await send(`/internal/${which}`, {}, port);
    return [message.statusCode, JSON.parse(body)];
  };
  answer = (_request, response) => response.writeHead(404).end();
  expect(await probe(at, 'ready')).toEqual([200, { status: 'UP', database: 'none' }]);
  answer = (_request, response) => response.writeHead(502).end();
  expect(await probe(at, 'ready')).toEqual([503, { status: 'DOWN', database: 'none' }]);
  const frontOfNothing = await frontBefore('http://127.0.0.1:9');
  try {
    const port = portOf(frontOfNothing.server);
    expect(await probe(port, 'ready')).toEqual([503, { status: 'DOWN', database: 'none' }]);
    expect(await probe(port, 'live')).toEqual([200, { status: 'UP' }]);
    const call = await send('/dashboard/api/users/me', {}, port);
    expect(JSON.parse(call.body)).toMatchObject({ type: expect.stringMatching(/unavailable$/), status: 503 });
    const page = await send('/login', { headers: { accept: 'text/html', 'accept-language': 'nl' } }, port);
    expect([page.message.statusCode, page.message.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('<html lang="nl"');
    expect(page.message.headers).toHaveProperty('content-security-policy');
  } finally {
    await frontOfNothing.close();
  }
});
