/** Stopping to watch leaves no data behind. */
import { mail } from '../../../support/server/fixtures';
import { rounds } from '../../../support/server/database';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { change, watch, watchingOf } from './watching';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '10000' } });
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const service = (object: string) => ({ kind: 'service', object, type: 'saml20_sp' }) as const;
const connections = { kind: 'connections', object: '' } as const;

test('one press ends everything: watching, the mails, the feed', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await admin.post('/dashboard/api/x/watching/feed', { action: 'make' });
  expect(await watchingOf(admin)).toMatchObject({ hasFeed: true, rhythm: 'weekly' });
  const response = await change(admin, { action: 'stop' });
  expect(response.json()).toMatchObject({
    payload: { subscriptions: [], hasFeed: false, rhythm: 'never', news: [] },
  });
  expect(await server.database.read.selectFrom('watcher').selectAll().execute()).toEqual([]);
});

const watchers = () => server.database.read.selectFrom('watcher').select('rhythm').execute();
const feed = (client: TestClient, action: 'make' | 'withdraw') =>
  client.post('/dashboard/api/x/watching/feed', { action });
const endAll = async (client: TestClient) => {
  for (const { id } of (await watchingOf(client)).subscriptions)
    await change(client, { action: 'unwatch', id });
};

test('nothing is stored about a person who ends what they never started', async () => {
  const admin = await server.as('admin');
  const none = '00000000-0000-4000-8000-000000000000';
  expect((await change(admin, { action: 'unwatch', id: none })).statusCode).toBe(200);
  expect((await change(admin, { action: 'stop' })).statusCode).toBe(200);
  expect((await change(admin, { action: 'digest', rhythm: 'never' })).statusCode).toBe(200);
  expect((await feed(admin, 'withdraw')).statusCode).toBe(200);
  expect(await watchers()).toEqual([]);
});

test('nothing is stored about a person who no longer watches, unless they have a feed', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await watch(admin, connections);
  await endAll(admin);
  expect(await watchers()).toEqual([]);
  await watch(admin, service(mail));
  await feed(admin, 'make');
  await endAll(admin);
  expect(await watchers()).toHaveLength(1);
  await feed(admin, 'withdraw');
  expect(await watchers()).toEqual([]);
  await feed(admin, 'make');
  await watch(admin, service(mail));
  await feed(admin, 'withdraw');
  expect(await watchers()).toHaveLength(1);
});

test('a person who ends the last one and starts another at the same time watches that', async () => {
  const admin = await server.as('admin');
  for (let round = 0; round < rounds(20); round += 1) {
    await watch(admin, service(mail));
    const [last] = (await watchingOf(admin)).subscriptions;
    const [, response] = await Promise.all([
      change(admin, { action: 'unwatch', id: last?.id ?? '' }),
      watch(admin, connections),
    ]);
    expect(response.statusCode).toBe(200);
    expect((await watchingOf(admin)).subscriptions.map(({ kind }) => kind)).toEqual(['connections']);
    await change(admin, { action: 'stop' });
  }
});
