/** Searches are saved under names, for each person and institution; a watched one has the same name. */
import { MOST_SUBSCRIPTIONS } from '../../../../src/extensions/watching/contract/watching';
import type {
  SavedSearchChange,
  SavedSearches,
} from '../../../../src/extensions/watching/contract/searches.wire';
import { mail, north, south } from '../../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { change, comes, newsOf, watch, watchingOf } from './watching';

const PATH = '/dashboard/api/x/watching/searches';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const searchesOf = async (client: TestClient) =>
  (await client.get(PATH)).json<{ payload: SavedSearches }>().payload;
const post = (client: TestClient, requested: SavedSearchChange) => client.post(PATH, requested);
const save = (client: TestClient, name: string, query: string, watched = false) =>
  post(client, { action: 'save', name, query, watched });
const brief = (all: SavedSearches) =>
  all.map(({ name, query, watched }) => `${name}: ${query}${watched ? ' (watched)' : ''}`);

test('a search is stored by name, with text, filters, order and list (REQUIREMENTS 460)', async () => {
  const admin = await server.as('admin');
  expect(
    (await save(admin, ' Wikis ', 'search= wiki &sort=organisation&page=3&dialog=search')).statusCode,
  ).toBe(200);
  await save(admin, 'Ours', 'list=connected&activeFacets={"b":["2","1"],"a":["x"]}&first=connected&other=1');
  const saved = await searchesOf(admin);
  expect(saved.map(({ name }) => name)).toEqual(['Ours', 'Wikis']);
  expect(Object.fromEntries(new URLSearchParams(saved[0]?.query))).toEqual({
    list: 'connected',
    activeFacets: '{"a":["x"],"b":["1","2"]}',
    first: 'connected',
  });
  expect(saved[1]).toMatchObject({ query: 'search=wiki&sort=organisation', watched: false });
});

test('the same search saved again gets the new name, and is still one', async () => {
  const admin = await server.as('admin');
  await save(admin, 'Wikis', 'search=wiki');
  const [before] = await searchesOf(admin);
  await save(admin, 'All wikis', 'page=2&search=wiki');
  expect(await searchesOf(admin)).toEqual([{ ...before, name: 'All wikis' }]);
});

test.each([
  ['the name of another', 409, 'wikis', 'search=other'],
  ['no name', 400, '  ', 'search=other'],
  ['too long a name', 400, 'x'.repeat(81), 'search=other'],
  ['too long a query', 400, 'Other', `search=${'x'.repeat(4_001)}`],
])('%s is refused, and nothing is lost', async (_title, status, name, query) => {
  const admin = await server.as('admin');
  await save(admin, 'Wikis', 'search=wiki');
  const response = await save(admin, name, query);
  expect(response.statusCode).toBe(status);
  expect(response.json<{ type: string }>().type).toMatch(
    status === 409 ? /name-taken$/ : /validation$|bad-request$/,
  );
  expect(brief(await searchesOf(admin))).toEqual(['Wikis: search=wiki']);
});

test('the number is limited; a stored one can still be renamed', async () => {
  const admin = await server.as('admin');
  await save(admin, 'First', 'search=first');
  await server.database.transaction(async (tx) => {
    const one = await tx.selectFrom('subscription').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: MOST_SUBSCRIPTIONS - 1 }, (_, index) => ({
      ...one,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      object: `search=${index}`,
      name: `Search ${index}`,
    }));
    await tx.insertInto('subscription').values(rows).execute();
  });
  const response = await save(admin, 'One more', 'search=more');
  expect(response.json()).toMatchObject({ status: 400, detail: expect.stringMatching(/at most 200/) });
  expect((await save(admin, 'The first', 'search=first')).statusCode).toBe(200);
  expect(await searchesOf(admin)).toHaveLength(MOST_SUBSCRIPTIONS);
});

test('each person has their own, for the institution alone; no one removes another’s (REQUIREMENTS 461)', async () => {
  const [admin, viewer, superUser] = [
    await server.as('admin'),
    await server.as('viewer'),
    await server.as('superUser'),
  ];
  await save(admin, 'Wikis', 'search=wiki');
  await save(superUser, 'Wikis', 'search=mail');
  expect(await searchesOf(viewer)).toEqual([]);
  const headers = { 'x-idp-entity-id': north };
  const requested: SavedSearchChange = {
    action: 'save',
    name: 'Wikis',
    query: 'search=north',
    watched: false,
  };
  await superUser.call('POST', PATH, requested, headers);
  expect(brief(await searchesOf(superUser))).toEqual(['Wikis: search=mail']);
  const elsewhere = await superUser.call('GET', PATH, undefined, headers);
  expect(brief(elsewhere.json<{ payload: SavedSearches }>().payload)).toEqual(['Wikis: search=north']);
  const foreign = await admin.call('POST', PATH, requested, { 'x-idp-entity-id': south });
  expect(foreign.statusCode).toBe(400);
  const [mine] = await searchesOf(admin);
  await post(viewer, { action: 'remove', id: mine?.id ?? '' });
  expect(brief(await searchesOf(admin))).toEqual(['Wikis: search=wiki']);
  await post(admin, { action: 'remove', id: mine?.id ?? '' });
  expect(await searchesOf(admin)).toEqual([]);
  expect(await server.database.read.selectFrom('watcher').select('name').execute()).toHaveLength(1);
});

test('a guest cannot save any', async () => {
  const guest = await server.as('guest');
  expect((await guest.get(PATH)).statusCode).toBe(403);
  expect((await save(guest, 'Wikis', 'search=wiki')).statusCode).toBe(403);
});

test('a search that is only saved reports nothing, and nothing is written for it (REQUIREMENTS 462)', async () => {
  const admin = await server.as('admin');
  await save(admin, 'Added', 'search=added');
  await comes(server.database, 'https://added.example');
  expect(await newsOf(admin)).toEqual([]);
  expect((await watchingOf(admin)).subscriptions).toEqual([]);
  expect(await server.database.read.selectFrom('news').selectAll().execute()).toEqual([]);
});

test('a saved search is watched under its name, and stays when that ends', async () => {
  const admin = await server.as('admin');
  await save(admin, 'Added', 'search=added&sort=organisation');
  await watch(admin, { kind: 'search', object: 'search=added' });
  const { subscriptions } = await watchingOf(admin);
  expect(subscriptions).toMatchObject([{ name: 'Added', object: 'search=added&sort=organisation' }]);
  await comes(server.database, 'https://added.example');
  expect(await newsOf(admin)).toEqual(['newService https://added.example']);
  await change(admin, { action: 'unwatch', id: subscriptions[0]?.id ?? '' });
  expect((await watchingOf(admin)).subscriptions).toEqual([]);
  expect(brief(await searchesOf(admin))).toEqual(['Added: search=added&sort=organisation']);
});

test('a watched search that is saved is one, with a name', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'search', object: 'search=added' });
  const [before] = (await watchingOf(admin)).subscriptions;
  await save(admin, 'Added', 'search=added&first=connected', true);
  expect((await watchingOf(admin)).subscriptions).toMatchObject([{ id: before?.id, name: 'Added' }]);
  expect(brief(await searchesOf(admin))).toEqual(['Added: search=added&first=connected (watched)']);
});

test('a person who stops everything keeps their searches, and gets no news', async () => {
  const admin = await server.as('admin');
  await save(admin, 'Added', 'search=added', true);
  await watch(admin, { kind: 'service', object: mail, type: 'saml20_sp' });
  await admin.post('/dashboard/api/x/watching/feed', { action: 'make' });
  await change(admin, { action: 'stop' });
  expect(brief(await searchesOf(admin))).toEqual(['Added: search=added']);
  expect(await watchingOf(admin)).toMatchObject({ rhythm: 'never', hasFeed: false, subscriptions: [] });
});

test('the audit trail, which administrators read, has the action, and not the search of a person', async () => {
  const member = await server.as('member');
  await save(member, 'Union advice', 'search=union');
  await change(member, { action: 'watch', watched: { kind: 'search', object: 'search=union' } });
  await change(member, { action: 'watch', watched: { kind: 'service', object: mail, type: 'saml20_sp' } });
  const entries = await server.database.read
    .selectFrom('audit_entry')
    .select(['after', 'object_id'])
    .where('kind', '=', 'watching.changed')
    .execute();
  expect(entries).toHaveLength(3);
  expect(JSON.stringify(entries)).not.toMatch(/union|mail\./i);
});
