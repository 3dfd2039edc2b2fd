import fastify, { type FastifyInstance } from 'fastify';
import { errorHandler } from '../../../server/platform/http/errorHandler';
import { loginPages } from '../../../server/modules/identity/pages/loginPages';
import { idempotent } from '../../../server/platform/http/idempotency';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { north, south } from '../../support/server/fixtures';
import { testConfig } from '../../support/server/server';

let database: TestDatabase;
let app: FastifyInstance;
let now = new Date('2026-03-01T10:00:00Z');
let runs = 0;
let fails = false;

/** A route that counts how often its work is done, for the person in the headers. */
beforeAll(async () => {
  database = await openTestDatabase();
  app = fastify();
  app.setErrorHandler(errorHandler(loginPages(testConfig())));
  app.decorateRequest('person', undefined);
  app.decorateRequest('institution', undefined);
  app.addHook('onRequest', async (request) => {
    request.person = String(request.headers.person ?? 'admin');
    request.institution = String(request.headers.institution ?? north);
  });
  for (const url of ['/one', '/two']) {
    app.post(url, (request, reply) =>
      idempotent({ database, now: () => now }, request, reply, async (tx) => {
        await tx
          .insertInto('setting')
          .values({ name: `run-${runs}`, value: '' })
          .execute();
        runs += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (fails) throw new Error('no');
        reply.code(201);
        return { run: runs };
      }),
    );
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  runs = 0;
  fails = false;
  await database.empty();
});

async function call(key: string | undefined, change: { url?: string; body?: object; headers?: object } = {}) {
  const response = await app.inject({
    method: 'POST',
    url: change.url ?? '/one',
    payload: change.body ?? { service: 'a', comments: 'b' },
    headers: { ...(key !== undefined && { 'idempotency-key': key }), ...change.headers },
  });
  return [response.statusCode, response.json<{ run?: number }>().run];
}

const written = async () => (await database.read.selectFrom('setting').select('name').execute()).length;

test('a repetition gets the first answer, regardless of the order of its members', async () => {
  expect(await call('k')).toEqual([201, 1]);
  expect(await call('k')).toEqual([201, 1]);
  expect(await call('k', { body: { comments: 'b', service: 'a' } })).toEqual([201, 1]);
  expect(await written()).toBe(1);
});

test('repetitions that arrive together do the work once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => call('k')));
  expect(answers).toEqual(Array.from({ length: 8 }, () => [201, 1]));
  expect(await written()).toBe(1);
});

test('the key applies to one person, institution and route', async () => {
  expect(await call('k')).toEqual([201, 1]);
  expect(await call('k', { headers: { person: 'viewer' } })).toEqual([201, 2]);
  expect(await call('k', { headers: { institution: south } })).toEqual([201, 3]);
  expect(await call('k', { url: '/two' })).toEqual([201, 4]);
});

test('the key with another body is refused and changes nothing', async () => {
  await call('k');
  expect(await call('k', { body: { service: 'other' } })).toEqual([422, undefined]);
  expect(await written()).toBe(1);
});

test('a failure is not stored: the next try does the work', async () => {
  fails = true;
  expect(await call('k')).toEqual([500, undefined]);
  fails = false;
  expect(await call('k')).toEqual([201, 2]);
  expect(await written()).toBe(1);
});

test('the answer is stored for a day', async () => {
  await call('k');
  now = new Date(now.getTime() + 23.9 * 3600_000);
  expect(await call('k')).toEqual([201, 1]);
  now = new Date(now.getTime() + 0.2 * 3600_000);
  expect(await call('k')).toEqual([201, 2]);
});

test('without a key each call does the work; a malformed key is refused', async () => {
  expect(await call(undefined)).toEqual([201, 1]);
  expect(await call(undefined)).toEqual([201, 2]);
  expect(await call('')).toEqual([400, undefined]);
  expect(await call('a b')).toEqual([400, undefined]);
  expect(await call('a'.repeat(201))).toEqual([400, undefined]);
});
