/** Subscriptions and their news, without news that people may not see now. */
import { sql } from 'kysely';
import { files, hidden, intranet, mail, north, wiki } from '../../../support/server/fixtures';
import { policyBody, storePolicy } from '../../../support/server/policies';
import type { PersonaName } from '../../../support/server/personas';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { EntityType } from '../../../../src/contracts/wire/enumerations';
import type { Watched } from '../../../../src/extensions/watching/contract/watching.wire';
import {
  change,
  comes,
  MAIL_URN,
  newsOf,
  summaryOf,
  importNews,
  UID_URN,
  watch,
  watchingOf,
} from './watching';

let server: TestApp;
const added = 'https://added.example';

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const service = (object: string, type: Watched['type'] = 'saml20_sp'): Watched => ({
  kind: 'service',
  object,
  type,
});
const connections: Watched = { kind: 'connections', object: '' };
const search = (object: string): Watched => ({ kind: 'search', object });

test('a change of the attributes that a watched service receives is shown as it was and as it is (REQUIREMENTS 409)', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await importNews(server.database, mail, { releasePolicy: { [UID_URN]: ['*'], [MAIL_URN]: ['a', 'b'] } });
  const { news, subscriptions } = await watchingOf(admin);
  expect(subscriptions).toMatchObject([
    { kind: 'service', object: mail, institution: north, service: { id: 12 }, lastNews: news[0]?.at },
  ]);
  expect(news).toMatchObject([
    {
      kind: 'attributesChanged',
      service: { entityId: mail, name: 'mail.example' },
      was: [{ name: MAIL_URN, values: ['*'] }],
      is: [
        { name: MAIL_URN, values: ['a', 'b'] },
        { name: UID_URN, values: ['*'] },
      ],
    },
  ]);
});

test('a service that no longer declares its attributes receives everything', async () => {
  const admin = await server.as('admin');
  await watch(admin, service(mail));
  await server.database.transaction((tx) =>
    sql`update service set document = document - 'releasePolicy' where entity_id = ${mail}`.execute(tx),
  );
  const [item] = (await watchingOf(admin)).news;
  expect(item).toMatchObject({ kind: 'attributesChanged', was: [{ name: MAIL_URN }] });
  expect(item).not.toHaveProperty('is');
});

test('another privacy statement is reported; other members are not', async () => {
  const admin = await server.as('admin');
  await watch(admin, connections);
  await importNews(server.database, wiki, { descriptions: { en: 'Something else' } });
  expect(await newsOf(admin)).toEqual([]);
  await importNews(server.database, wiki, { privacyStatementUrls: { en: 'https://wiki.example/privacy' } });
  expect((await watchingOf(admin)).news).toMatchObject([
    { kind: 'privacyChanged', was: [], is: [{ name: 'en', values: ['https://wiki.example/privacy'] }] },
  ]);
});

test('watching connections covers all connected services, watching a service only that one', async () => {
  const admin = await server.as('admin');
  const viewer = await server.as('viewer');
  await watch(admin, connections);
  await watch(viewer, service(mail));
  await importNews(server.database, wiki, { releasePolicy: {} });
  await importNews(server.database, mail, { releasePolicy: {} });
  expect(await newsOf(admin)).toEqual([`attributesChanged ${wiki}`]);
  expect(await newsOf(viewer)).toEqual([`attributesChanged ${mail}`]);
});

test('a service that comes, or is shown again, is reported to those whose search finds it', async () => {
  const admin = await server.as('admin');
  await watch(admin, search('search=Added&page=3'));
  await comes(server.database, added);
  await comes(server.database, 'https://other.example');
  expect(await newsOf(admin)).toEqual([`newService ${added}`]);
  await server.database.transaction((tx) =>
    tx.updateTable('service').set({ hidden: false }).where('entity_id', '=', hidden).execute(),
  );
  await watch(admin, search('search=hidden'));
  expect(await newsOf(admin)).toEqual([`newService ${hidden}`, `newService ${added}`]);
});

test('a service that the catalogue does not list is not reported', async () => {
  const admin = await server.as('admin');
  await watch(admin, search(''));
  await watch(admin, connections);
  const types = EntityType.enum.filter((type) => type !== 'saml20_idp');
  for (const type of types)
    await comes(server.database, `https://${type}.example`.replaceAll('_', '-'), { entity_type: type });
  const listed = await admin.get('/dashboard/api/services');
  const shown = listed
    .json<{ payload: { apps: { spEntityId: string }[] } }>()
    .payload.apps.map(({ spEntityId }) => spEntityId);
  const told = await newsOf(admin);
  expect(told.length).toBe(3);
  for (const one of told) expect(shown).toContain(one.replace('newService ', ''));
  for (const type of types)
    await importNews(server.database, `https://${type}.example`.replaceAll('_', '-'), { releasePolicy: {} });
  expect((await newsOf(admin)).filter((one) => one.includes('oauth'))).toEqual([]);
});

test('a policy that another person has saved is reported, one’s own is not', async () => {
  const admin = await server.as('admin');
  await watch(admin, connections);
  const own = await admin.post('/dashboard/api/policies', policyBody({ name: 'Only staff' }));
  expect(own.statusCode).toBe(200);
  expect(await newsOf(admin)).toEqual([]);
  await storePolicy(server.database, { name: 'Only students' });
  expect(await newsOf(admin)).toEqual(['policyChanged Only students']);
  const member = await server.as('member');
  await watch(member, connections);
  expect(await newsOf(member)).toEqual([]);
});

test('a watched service reports policies about it to those who see policies, and no others (REQUIREMENTS 465)', async () => {
  const [admin, other, member] = await Promise.all([
    server.as('admin'),
    server.as('viewer'),
    server.as('member'),
  ]);
  for (const client of [admin, member]) await watch(client, service(wiki));
  await watch(other, service(mail));
  const id = await storePolicy(server.database, { name: 'Only students' });
  await storePolicy(server.database, { name: 'Everywhere', document: { services: [] } });
  const stranger = await server.as('superUserAsAdmin');
  await stranger.call('DELETE', `/dashboard/api/policies/${id}`);
  expect((await newsOf(admin)).toSorted()).toEqual([
    'policyChanged Everywhere',
    'policyDeleted Only students',
  ]);
  expect(await newsOf(other)).toEqual(['policyChanged Everywhere']);
  expect(await newsOf(member)).toEqual([]);
});

test('if no one watches, nothing is written (decision 39)', async () => {
  await importNews(server.database, wiki, { releasePolicy: {} });
  await comes(server.database, added);
  expect(await server.database.read.selectFrom('news').selectAll().execute()).toEqual([]);
});

test('no mail about watched services is sent until the person chooses how often (REQUIREMENTS 411)', async () => {
  const admin = await server.as('admin');
  await change(admin, { action: 'watch', watched: connections });
  expect((await watchingOf(admin)).rhythm).toBe('never');
  const watchers = await server.database.read.selectFrom('watcher').select('due_at').execute();
  expect(watchers).toEqual([{ due_at: null }]);
});

test('the same service is watched once, and each person watches for themselves', async () => {
  const admin = await server.as('admin');
  const other = await server.as('viewer');
  await watch(admin, search('activeFacets={"attributes":["b","a"]}&sort=organisation'));
  await watch(admin, search('page=2&activeFacets={"attributes":["a","b"],"connection":["yes"]}'));
  const { subscriptions } = await watchingOf(admin);
  expect(subscriptions).toHaveLength(1);
  const [mine] = subscriptions;
  await change(other, { action: 'unwatch', id: mine?.id ?? '' });
  expect((await watchingOf(admin)).subscriptions).toHaveLength(1);
  await change(admin, { action: 'unwatch', id: mine?.id ?? '' });
  expect((await watchingOf(admin)).subscriptions).toEqual([]);
});

test.each([
  ['a service that does not exist', service('https://nowhere.example'), 404],
  ['a service that is not shown', service(hidden), 404],
  ['a service of others', service(intranet), 404],
  ['a feed, without the right', { kind: 'feed', object: 'any' } as const, 404],
  ['an unknown kind', { kind: 'weather', object: '' } as never, 400],
])('%s cannot be watched', async (_title, watched, status) => {
  const admin = await server.as('admin');
  const response = await watch(admin, watched);
  expect(response.statusCode).toBe(status);
  expect((await watchingOf(admin)).subscriptions).toEqual([]);
});

/**
 * The recipients of each kind: everything of all kinds has happened, and everyone watches all that they may.
 */
const audience: Readonly<Record<string, readonly PersonaName[]>> = {
  [`attributesChanged ${wiki}`]: [
    ...(['member', 'viewer', 'admin', 'superUserAsViewer', 'superUserAsAdmin'] as const),
  ],
  [`attributesChanged ${mail}`]: [
    ...([
      'member',
      'viewer',
      'admin',
      'superUser',
      'superUserAsViewer',
      'superUserAsAdmin',
      'southAdmin',
    ] as const),
  ],
  [`attributesChanged ${intranet}`]: ['superUser', 'southAdmin'],
  [`privacyChanged ${files}`]: [
    ...([
      'member',
      'viewer',
      'admin',
      'superUser',
      'superUserAsViewer',
      'superUserAsAdmin',
      'southAdmin',
    ] as const),
  ],
  [`newService ${added}`]: [
    ...([
      'member',
      'viewer',
      'admin',
      'superUser',
      'superUserAsViewer',
      'superUserAsAdmin',
      'southAdmin',
    ] as const),
  ],
  'newService https://ours.example': ['superUser', 'southAdmin'],
  'policyChanged Only staff': ['viewer', 'admin', 'superUserAsViewer', 'superUserAsAdmin'],
};

describe.each<PersonaName>([
  ...([
    'member',
    'viewer',
    'admin',
    'superUser',
    'superUserAsViewer',
    'superUserAsAdmin',
    'southAdmin',
  ] as const),
])('%s', (persona) => {
  test('sees what they may see, and nothing else (REQUIREMENTS 410)', async () => {
    const client = await server.as(persona);
    const all = [service(wiki), service(mail), service(intranet), service(files, 'oidc10_rp')];
    for (const watched of [...all, connections, search('')]) await watch(client, watched);
    await importNews(server.database, wiki, { releasePolicy: {} });
    await importNews(server.database, mail, { releasePolicy: {} });
    await importNews(server.database, intranet, { releasePolicy: {} });
    await importNews(server.database, files, { privacyStatementUrls: { en: 'https://files.example/p' } });
    await importNews(server.database, hidden, { releasePolicy: {} });
    await comes(server.database, added);
    await comes(server.database, 'https://ours.example', {
      institution_id: 'south.example',
      idp_visible_only: true,
    });
    await comes(server.database, 'https://unseen.example', { hidden: true });
    await storePolicy(server.database, { name: 'Only staff' });
    const { news } = await watchingOf(client);
    const expected = Object.keys(audience).filter((one) => audience[one]?.includes(persona));
    const watchedByAll =
      persona === 'superUser' || persona === 'southAdmin' ? [`attributesChanged ${wiki}`] : [];
    expect(news.map(summaryOf).sort()).toEqual([...expected, ...watchedByAll].sort());
  });
});

test('a guest watches nothing', async () => {
  const guest = await server.as('guest');
  expect((await guest.get('/dashboard/api/x/watching')).statusCode).toBe(403);
  expect((await watch(guest, service(mail))).statusCode).toBe(403);
});
