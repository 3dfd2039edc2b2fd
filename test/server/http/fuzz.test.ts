/**
 * Calls made from the routes' own schemas, valid and mutated, as every role: none is answered with a fault of the server,
 * every answer has its headers, and every refusal is a problem. `npm run fuzz` makes more of them, from other seeds.
 */
import fc, { type Arbitrary } from 'fast-check';
import type { RouteOptions } from 'fastify';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { mail, north, south, twinA, wiki } from '../../support/server/fixtures';
import { anything, mutated, nasty, valid, type Schema } from '../../support/server/anyValue';
import { startTestApp, testConfig, type TestApp } from '../../support/server/server';
import { callers, type CallerName } from '../accessTable';

/** PostgreSQL gets many, in the exhaustive suite. */
const CALLS = Number(process.env.FUZZ_CALLS ?? (globalThis.testStorage.connections > 1 ? 5_000 : 500));
const SEED = Number(process.env.FUZZ_SEED ?? 8280);
const AT_ONCE = 4;

interface Route {
  readonly method: string;
  readonly url: string;
  readonly schema: { readonly [Part in 'params' | 'querystring' | 'body']?: Schema };
}
interface Call {
  readonly caller: CallerName | 'dead';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const routes: Route[] = [];
let server: TestApp;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { READS_PER_MINUTE: '1000000', WRITES_PER_MINUTE: '100000', LOGINS_PER_MINUTE: '100000' },
    onRoute: ({ method, url, schema }: RouteOptions) => {
      for (const one of [method].flat())
        if (one !== 'HEAD') routes.push({ method: one, url, schema: (schema ?? {}) as Route['schema'] });
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

const known = fc.constantFrom(
  ...[north, south, twinA, wiki, mail, 'saml20_sp', 'CXT-1', 'CXT-40494', 'en', '2026', '2026M3', 'day'],
  ...['1', '42', 'ROLE_DASHBOARD_ADMIN', 'In Progress', 'list', '1700000000', 'true', 'https://x.example'],
);
const texts = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
/** Mostly as it should be. */
const perhaps = (value: Arbitrary<unknown>) =>
  fc.oneof({ weight: 1, arbitrary: value }, { weight: 1, arbitrary: value.chain(mutated) });

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** Half a character cannot be sent; its replacement character is sent. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(textOf(value).slice(0, 3_000)).toString());

function pathOf({ url, schema }: Route): Arbitrary<string> {
  const names = [...url.matchAll(/:(\w+)|\*/g)].map(([whole]) => whole);
  const values = fc.array(fc.oneof(texts, nasty), { minLength: names.length, maxLength: names.length });
  const query = perhaps(valid(schema.querystring ?? { type: 'object' }, texts));
  return fc.tuple(values, query).map(([given, query]) => {
    const path = names.reduce((left, name, index) => left.replace(name, encoded(given[index])), url);
    const pairs = typeof query === 'object' && query !== null ? Object.entries(query) : [['x', query]];
    const search = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
    return search === '' ? path : `${path}?${search}`;
  });
}

const institutions = fc.constantFrom(north, south, 'https://unknown.example', 'x'.repeat(3_000), '%00');
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/xml',
);
const headersOf = fc.record(
  {
    'x-idp-entity-id': institutions,
    'idempotency-key': fc.constantFrom('a', 'b', 'ü', 'x'.repeat(300)),
    'accept-language': fc.constantFrom('nl', 'xx;q=9', '*'.repeat(500)),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'identity;q=0', '*;q=nonsense'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/'),
    accept: fc.constantFrom('text/html', 'application/json', '/'),
    cookie: fc.constantFrom('sid-8280=x', 'language=zz', '=;=;'),
  },
  { requiredKeys: [] },
);

function bodyOf({ method, schema }: Route): Arbitrary<{ readonly type?: string; readonly text?: string }> {
  if (method === 'GET') return fc.constant({});
  const value = perhaps(schema.body ? valid(schema.body, texts) : anything);
  const json = value.map((one) => ({ type: 'application/json', text: JSON.stringify(one) ?? '' }));
  const form = value.map((one) => ({
    type: 'application/x-www-form-urlencoded',
    text:
      typeof one === 'object' && one !== null
        ? Object.entries(one)
            .map(([name, inner]) => `${encoded(name)}=${encoded(inner)}`)
            .join('&')
        : encoded(one),
  }));
  const odd = fc.record({
    type: types,
    text: fc.oneof(nasty, fc.constant('{"a":'), fc.constant('--b\r\n\r\n')),
  });
  return fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 2, arbitrary: form },
    { weight: 1, arbitrary: odd },
  );
}

function callOf(route: Route): Arbitrary<Call> {
  return fc
    .tuple(fc.constantFrom(...callers, 'dead' as const), pathOf(route), headersOf, bodyOf(route))
    .map(([caller, path, headers, { type, text }]) => ({
      caller,
      method: route.method,
      path,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      body: text,
    }));
}

const sessions = new Map<string, Readonly<Record<string, string>>>();
async function sessionOf(caller: Call['caller']): Promise<Readonly<Record<string, string>>> {
  const known = sessions.get(caller);
  if (known) return known;
  const client = await server.as(caller === 'dead' ? 'admin' : caller, { level: 3 });
  if (caller === 'dead') await client.post('/dashboard/api/logout', {});
  sessions.set(caller, client.headers);
  return client.headers;
}

async function send({ caller, method, path, headers, body }: Call) {
  const own = await sessionOf(caller);
  const sent = Object.fromEntries(
    Object.entries({ ...own, ...headers }).map(([name, value]) => [
      name,
      Buffer.from(value).toString('latin1'),
    ]),
  );
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, agent, method, path, headers: sent },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('latin1'),
            }),
          );
        },
      );
      outgoing.on('error', reject).end(body);
    },
  );
}

/** Returns what is wrong with the answer to a call; nothing as a rule. */
function faultsOf({ path }: Call, { status, headers, text }: Awaited<ReturnType<typeof send>>): string[] {
  const isApi = path.startsWith('/dashboard/api/');
  const problem = headers['content-type']?.includes('application/problem+json') ?? false;
  return [
    ...(status >= 500 ? [`status ${status}: ${text.slice(0, 200)}`] : []),
    ...(headers['content-security-policy'] ? [] : ['no content-security-policy']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no nosniff']),
    ...(headers['x-frame-options'] === 'DENY' ? [] : ['no x-frame-options']),
    ...(isApi && status >= 400 && !problem ? [`${status} is no problem: ${text.slice(0, 100)}`] : []),
  ];
}

test(`${CALLS} calls, seed ${SEED}: no fault of the server`, async () => {
  expect(routes.length).toBeGreaterThan(60);
  const calls = fc.sample(fc.constantFrom(...routes).chain(callOf), { numRuns: CALLS, seed: SEED });
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  async function work(): Promise<void> {
    for (let call = calls[next]; call; call = calls[next]) {
      next += 1;
      const response = await send(call);
      // Callers that logged out or switched log in again.
      if (/logout|switch-to-idp/.test(call.path)) sessions.delete(call.caller);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const faults = faultsOf(call, response);
      if (faults.length > 0 && wrong.length < 20)
        wrong.push(`${faults.join('; ')}\n  ${JSON.stringify(call).slice(0, 2_000)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (CALLS > 5_000)
    console.log(Object.fromEntries([...statuses].sort()), process.memoryUsage().rss / 2 ** 20);
  expect(wrong).toEqual([]);
  // Half of them get beyond the first check.
  expect(statuses.get(200)).toBeGreaterThan(CALLS / 20);
  expect((await (await server.as('admin')).get('/dashboard/api/users/me')).statusCode).toBe(200);
});
