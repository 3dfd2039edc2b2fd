/**
 * Feeds over real HTTP: the requests, their results and reports, and what stays untouched if something is
 * wrong.
 */
import { gzipSync } from 'node:zlib';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { beginFeed, startFeedServer, type FeedOptions, type FeedServer } from '../refreshing';
import { everything, resetForImport } from '../../../support/server/importing';
import {
  aggregate,
  entity,
  namedInstitution,
  namedService,
  serviceRole,
} from '../../../support/server/metadata';
import {
  canSign,
  makeKey,
  signedAggregate,
  testSigned,
  type SigningKey,
} from '../../../support/server/signing';

let database: TestDatabase;
let server: FeedServer;
let key: SigningKey;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startFeedServer();
  if (canSign) key = makeKey('rsa');
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
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    namedService(`https://s${index}.example`, `Service ${index}`),
  ).join('');
const uni = namedInstitution('https://idp.new.example', 'Uni', 'new.example');

testSigned(
  'a signed feed is verified and imported; what was changed on the way changes nothing here',
  async () => {
    const { refresh, feed } = await begin({ certificates: key.certificate });
    server.sent.body = signedAggregate(
      uni + many(3),
      key,
      {},
      'validUntil="2026-12-21T00:00:00Z" cacheDuration="PT6H"',
    );
    expect(await refresh()).toMatchObject({ outcome: 'refreshed' });
    expect(await feed()).toMatchObject({
      verified: true,
      faults: [],
      warnings: [],
      institutions: 1,
      services: 3,
      validUntil: '2026-12-21T00:00:00.000Z',
      news: { came: { total: 4 }, went: { total: 0 } },
    });
    const before = await everything(database);
    server.sent.body = server.sent.body.replace('Service 1', 'Service I');
    expect(await refresh()).toEqual({
      outcome: 'failed',
      reason: 'https://md.example/all.xml: it was changed after it was signed',
    });
    server.sent.body = aggregate(uni);
    expect(await refresh()).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('it is not signed'),
    });
    expect(await feed()).toMatchObject({ faults: ['failed'], services: 3 });
    const after = (await everything(database)) as Record<string, unknown>;
    expect({ ...after, feeds: 0 }).toEqual({ ...(before as object), feeds: 0 });
  },
);

testSigned(
  'a signature whose validity is over is refused; a certificate that has ended is told',
  async () => {
    const { refresh, refreshing, feed } = await begin({ certificates: key.certificate });
    server.sent.body = signedAggregate(uni, key, {}, 'validUntil="2026-11-20T00:00:00Z"');
    expect(await refresh()).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('was valid until'),
    });
    server.sent.body = signedAggregate(uni, key);
    refreshing.clock = new Date(Date.now() + 3 * 86_400_000);
    expect(await refresh()).toMatchObject({ outcome: 'refreshed' });
    expect((await feed()).warnings).toMatchObject([{ kind: 'certificateExpired' }]);
  },
);

test('a missing certificate is reported prominently each time, and shown', async () => {
  const { next, feed, logged } = await begin({ every: 3600 });
  server.sent.body = aggregate(uni);
  expect(await next()).toBe(true);
  expect(logged).toEqual(['The feed md is not verified: it has no certificate.']);
  expect(await feed()).toMatchObject({
    verified: false,
    warnings: [{ kind: 'unverified' }],
    dueAt: '2026-11-21T13:00:00.000Z',
  });
  expect(await next()).toBe(false);
});

test('only a new version is imported: by its tag, or its date; a change of the feed requests all of it', async () => {
  const { refresh, feed, pass, run } = await begin();
  server.sent.body = aggregate(uni);
  for (const headers of [{ etag: '"one"' }, { 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' }]) {
    server.sent.headers = headers as Record<string, string>;
    expect(await refresh()).toMatchObject({ outcome: 'refreshed' });
    pass(10);
    expect(await run({ action: 'refresh', name: 'md' })).toEqual({
      result: { outcome: 'unchanged', since: expect.stringMatching(/^2026-11-21T12:/) },
      verified: false,
      holds: { institutions: 1, services: 0 },
    });
  }
  expect(await feed()).toMatchObject({
    outcome: 'unchanged',
    refreshedAt: '2026-11-21T12:20:00.000Z',
    news: { came: { total: 1 } },
  });
  await run({ action: 'add', name: 'md', source: server.address, registrars: ['https://nobody.example'] });
  expect(await refresh()).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('holds no identity provider'),
  });
});

test('a packed file is unpacked, whether the server says so or not; a broken one changes nothing', async () => {
  const { refresh, feed } = await begin();
  server.sent.body = gzipSync(aggregate(uni));
  expect(await refresh()).toMatchObject({ outcome: 'refreshed' });
  server.sent.headers = { 'content-encoding': 'gzip' };
  server.sent.body = gzipSync(aggregate(uni + many(2)));
  expect(await refresh()).toMatchObject({ outcome: 'refreshed' });
  server.sent.headers = {};
  server.sent.body = gzipSync(aggregate(uni)).subarray(0, 100);
  expect(await refresh()).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('cannot be unpacked'),
  });
  expect(await feed()).toMatchObject({ services: 2, outcome: 'failed' });
});

test('a refresh that would remove too much stops and asks; a dry run names the removals and changes nothing', async () => {
  const { refresh, feed, run } = await begin();
  server.sent.body = aggregate(uni + many(39));
  await refresh();
  server.sent.body = aggregate(uni + many(37));
  expect(await refresh()).toMatchObject({ outcome: 'refreshed', report: { news: { went: { total: 2 } } } });
  server.sent.body = aggregate(many(30));
  const before = await everything(database);
  const dry = await refresh({ dryRun: true });
  expect(dry).toMatchObject({ outcome: 'dryRun', report: { news: { went: { total: 8 } } } });
  const went = 'report' in dry ? dry.report.news.went.first : [];
  expect(went).toContainEqual({ entityId: 'https://idp.new.example', kind: 'institution', name: 'Uni' });
  expect(await everything(database)).toEqual(before);
  expect(await refresh()).toMatchObject({
    outcome: 'stopped',
    reason: '8 of 38 entities of the feed md would go, which is more than it may unasked',
  });
  expect(await feed()).toMatchObject({ faults: ['stopped'], services: 37, institutions: 1 });
  expect(await refresh({ yes: true })).toMatchObject({ outcome: 'refreshed' });
  expect(await feed()).toMatchObject({ faults: [], services: 30, institutions: 0, absent: 1 });
  await run({ action: 'add', name: 'md', source: server.address, brake: 100 });
  server.sent.body = aggregate(many(1));
  expect(await refresh()).toMatchObject({ outcome: 'refreshed' });
});

test('entities of registrars that the feed may not speak for are left out and reported', async () => {
  const { refresh, feed } = await begin({ registrars: ['https://home.example'] });
  const registered = (by: string) =>
    entity(
      `${by}/sp`,
      `<Extensions><mdrpi:RegistrationInfo registrationAuthority="${by}"/></Extensions>${serviceRole()}`,
    );
  server.sent.body = aggregate(
    registered('https://home.example') + registered('https://foreign.example') + many(1),
  );
  await refresh();
  expect(await feed()).toMatchObject({
    services: 1,
    warnings: [
      { kind: 'unverified' },
      { kind: 'otherRegistrar', subject: 'https://foreign.example/sp' },
      { kind: 'otherRegistrar', subject: 'https://s0.example' },
    ],
  });
});
