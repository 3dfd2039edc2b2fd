/** Feeds that do not answer, several servers, and what an operator says wrongly. */
import { refreshNext } from '../../../../server/extensions/feeds/background';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import {
  commandRunner,
  beginFeed,
  refreshingOn,
  startFeedServer,
  type FeedOptions,
  type FeedServer,
} from '../refreshing';
import { resetForImport } from '../../../support/server/importing';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';

let database: TestDatabase;
let server: FeedServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startFeedServer();
});
beforeEach(async () => {
  await resetForImport(database);
  Object.assign(server.sent, { body: '', headers: {}, status: 200 });
  server.requested.length = 0;
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const begin = (options: FeedOptions = {}) => beginFeed(database, server, options);
const services =
  namedService('https://maps.new.example', 'Maps') + namedService('https://notes.new.example', 'Notes');
const uni = namedInstitution('https://idp.new.example', 'Uni', 'new.example');
const MINUTE = 60_000;

test('a server that is down is tried again after longer and longer pauses; the log says why', async () => {
  const { next, feed, pass, logged } = await begin({ every: 3600, certificates: 'ab'.repeat(32) });
  server.sent.status = 503;
  expect(await next()).toBe(true);
  expect((await feed()).dueAt).toBe('2026-11-21T12:01:00.000Z');
  expect(await next()).toBe(false);
  pass(1);
  await next();
  expect((await feed()).dueAt).toBe('2026-11-21T12:06:00.000Z');
  expect(logged).toEqual(
    Array(2).fill(
      'The feed md could not be refreshed: https://md.example/all.xml: the server answered with status 503',
    ),
  );
});

test('two servers on one database refresh a feed once; if one dies in the middle, the next one does it', async () => {
  const one = await begin({ every: 3600 });
  server.sent.body = aggregate(uni + services);
  const two = refreshingOn(database, server);
  const done = await Promise.all([one.next(), refreshNext(two, () => undefined)]);
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(server.requested).toHaveLength(1);
  await database.transaction((tx) =>
    tx
      .updateTable('feed')
      .set({
        lease: 'of a server that is gone',
        lease_until: new Date(one.refreshing.clock.getTime() + 15 * MINUTE),
        due_at: one.refreshing.clock,
      })
      .execute(),
  );
  expect(await one.next()).toBe(false);
  one.pass(2);
  await expect(one.refresh()).rejects.toThrow('The feed md is being refreshed at the moment');
  one.pass(14);
  expect(await one.next()).toBe(true);
  expect(await one.feed()).toMatchObject({ outcome: 'refreshed' });
});

test('a command waits for a refresh that has just begun', async () => {
  const one = await begin({ every: 3600 });
  server.sent.body = aggregate(uni);
  const lease_until = new Date(one.refreshing.clock.getTime() + 15 * MINUTE);
  await database.transaction((tx) => tx.updateTable('feed').set({ lease: 'another', lease_until }).execute());
  const refreshed = one.refresh();
  await database.transaction((tx) =>
    tx.updateTable('feed').set({ lease: null, lease_until: null }).execute(),
  );
  expect(await refreshed).toMatchObject({ outcome: 'refreshed' });
});

test('a server that has lost the lease in the meantime writes nothing', async () => {
  const { refresh, refreshing, run } = await begin();
  server.sent.body = aggregate(uni);
  const before = await database.read.selectFrom('institution').select('entity_id').execute();
  const { fetch } = refreshing;
  Object.assign(refreshing, {
    fetch: async (url: string, init: RequestInit) => {
      await run({ action: 'add', name: 'md', source: server.address, brake: 7 });
      return (fetch as typeof server.fetch)(url, init);
    },
  });
  await expect(commandRunner(refreshing)({ action: 'refresh', name: 'md' })).rejects.toThrow(/meanwhile/);
  expect(await database.read.selectFrom('institution').select('entity_id').execute()).toEqual(before);
  Object.assign(refreshing, { fetch });
  expect(await refresh()).toMatchObject({ outcome: 'refreshed' });
});

test('removing a feed reports what it alone holds; bad sources and certificates are refused', async () => {
  const { run, refresh } = await begin();
  server.sent.body = aggregate(uni + services);
  await refresh();
  expect(await run({ action: 'remove', name: 'md' })).toMatchObject({ removed: false, goes: { total: 3 } });
  expect(await run({ action: 'remove', name: 'md', yes: true })).toMatchObject({ removed: true });
  expect(await run({ action: 'list' })).toEqual({ feeds: [] });
  await expect(run({ action: 'refresh', name: 'md' })).rejects.toThrow('Feed md does not exist.');
  await expect(run({ action: 'add', name: 'x', source: 'http://md.example' })).rejects.toThrow(
    /begins with https/,
  );
  await expect(run({ action: 'add', name: 'x', source: server.address, certificates: 'x' })).rejects.toThrow(
    /neither a certificate/,
  );
});
