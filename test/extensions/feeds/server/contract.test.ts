/** The feeds for super users and monitoring (docs/extensions/feeds.md). */
import { FeedList } from '../../../../src/contracts/wire/feeds';
import { importRules, importText, resetForImport } from '../../../support/server/importing';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { expectProblem, payloadOf } from '../../../contract/checks';

const PATH = '/dashboard/api/x/feeds';
const PROBE = '/internal/feeds';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => resetForImport(server.database));
afterAll(() => server.close());

const load = (feed: string) =>
  importText(server.database, aggregate(namedService(`https://${feed}.example`, feed), ''), { feed });
const fail = (feed: string) =>
  server.database.transaction((tx) =>
    tx
      .updateTable('feed')
      .set({
        source: 'https://md.example',
        outcome: 'failed',
        reason: 'no answer',
        checked_at: importRules.now,
      })
      .where('name', '=', feed)
      .execute(),
  );

test('feeds come by precedence, those with a fault before all others', async () => {
  for (const feed of ['a', 'b', 'c']) await load(feed);
  await fail('c');
  const { feeds } = payloadOf(FeedList, await (await server.as('superUser')).get(PATH));
  expect(feeds.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  expect(feeds[0]).toMatchObject({ faults: ['failed'], reason: 'no answer', services: 1, verified: false });
});

test('a scope that another feed has is reported, whichever came first', async () => {
  const idp = (id: string) => namedInstitution(`https://${id}.example/idp`, id, 'uni.example');
  for (const feed of ['abroad', 'home'])
    await importText(server.database, aggregate(idp(feed), ''), { feed });
  const { feeds } = payloadOf(FeedList, await (await server.as('superUser')).get(PATH));
  expect(feeds.map(({ name, warnings }) => [name, warnings])).toEqual([
    ['abroad', []],
    ['home', [{ kind: 'scopeConflict', subject: 'https://home.example/idp (uni.example)' }]],
  ]);
});

test('monitoring sees that a feed has a fault, regardless of who asks; readiness is separate', async () => {
  await load('a');
  const guest = await server.as('guest');
  expect((await guest.get(PROBE)).json()).toEqual({ status: 'UP' });
  await fail('a');
  const down = await guest.get(PROBE);
  expect([down.statusCode, down.json()]).toEqual([503, { status: 'DOWN', feeds: ['a'] }]);
  expect((await guest.get('/internal/ready')).statusCode).toBe(200);
});

test('no one else reads them', async () => {
  for (const persona of ['admin', 'viewer', 'member', 'guest'] as const)
    expectProblem(await (await server.as(persona)).get(PATH), 403, 'forbidden');
  expect((await (await server.as('superUserAsViewer')).get(PATH)).statusCode).toBe(200);
});
