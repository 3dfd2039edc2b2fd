/** The database is away, or another server has changed a policy. */
import type { Database } from '../../../../server/platform/storage/database';
import { DatabaseUnavailable } from '../../../../server/platform/storage/unavailable';
import { cachedPolicies } from '../../../../server/extensions/decisions/cachedPolicies';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { wiki, north } from '../../../support/server/fixtures';
import { affiliation, policyBody, storePolicy } from '../../../support/server/policies';
import { requestDecision, decided, requestFor, startDeciding } from './deciding';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const login = { service: wiki, institution: north, attributes: { [affiliation]: ['student'] } };

/** The database, which can go away or never answer, with a clock that does not move by itself. */
function troubled() {
  const state = { mode: 'here' as 'here' | 'away' | 'silent', clock: Date.now(), asked: 0 };
  const read = new Proxy(database.read, {
    get(target, name) {
      if (name === 'selectFrom') {
        state.asked += 1;
        if (state.mode === 'away') throw new DatabaseUnavailable('away');
        if (state.mode === 'silent') return () => new Proxy({}, { get: (_, method) => silent(method) });
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
  const silent = (method: string | symbol): unknown =>
    method === 'executeTakeFirst'
      ? () => new Promise(() => undefined)
      : () => new Proxy({}, { get: (_, next) => silent(next) });
  const policies = cachedPolicies(
    { database: { ...database, read } as Database, now: () => new Date(state.clock) },
    60,
  );
  return { state, decide: async () => (await policies.current()).decide(login).outcome };
}

test('the cached policies are checked twice a second, and reloaded only if they have changed', async () => {
  const { state, decide } = troubled();
  await storePolicy(database, { name: 'Staff' });
  for (let call = 0; call < 20; call += 1) expect(await decide()).toBe('deny');
  expect(state.asked).toBe(3);
  state.clock += 600;
  for (let call = 0; call < 20; call += 1) await decide();
  expect(state.asked).toBe(4);
});

test('simultaneous calls wait for the same answer', async () => {
  const { state, decide } = troubled();
  await Promise.all(Array.from({ length: 50 }, decide));
  expect(state.asked).toBeLessThanOrEqual(3);
});

test.each(['away', 'silent'] as const)('the database is %s: memory decides for a while', async (mode) => {
  const { state, decide } = troubled();
  await storePolicy(database, { name: 'Staff' });
  expect(await decide()).toBe('deny');
  state.mode = mode;
  state.clock += 59_000;
  expect(await decide()).toBe('deny');
  state.clock += 2_000;
  await expect(decide()).rejects.toThrow(DatabaseUnavailable);
});

test('memory is empty and the database is down: nothing is decided until it is back', async () => {
  const { state, decide } = troubled();
  state.mode = 'away';
  await expect(decide()).rejects.toThrow(DatabaseUnavailable);
  state.mode = 'here';
  expect(await decide()).toBe('notApplicable');
});

test('a proxy gets a 503, in its own form', async () => {
  const server = await startDeciding({ database });
  const reading = jest.spyOn(database.read, 'selectFrom').mockImplementation(() => {
    throw new DatabaseUnavailable('away');
  });
  const response = await requestDecision(server, requestFor({}));
  reading.mockRestore();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toMatchObject({
    Response: [
      {
        Decision: 'Indeterminate',
        Status: { StatusCode: { Value: 'urn:oasis:names:tc:xacml:1.0:status:processing-error' } },
      },
    ],
  });
  await server.close();
});

test('a change by another server on the same database counts within a second', async () => {
  const [one, other] = [await startDeciding({ database }), await startDeciding({ database })];
  const request = requestFor({ [affiliation]: ['student'] });
  expect((await decided(one, request)).Decision).toBe('NotApplicable');
  await (await other.as('admin')).post('/dashboard/api/policies', policyBody());
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect((await decided(one, request)).Decision).toBe('Deny');
  await Promise.all([one.close(), other.close()]);
});
