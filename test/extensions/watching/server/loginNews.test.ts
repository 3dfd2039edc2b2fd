/** People who watch a connected service get news that its logins have stopped or doubled. */
import { sql } from 'kysely';
import {
  institutionsToJudge,
  withdrawLogins,
  writeLoginTurns,
} from '../../../../server/extensions/watching/news/loginTurns';
import { writeNext } from '../../../../server/extensions/watching/digest';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { importWeeks } from '../regularLogins';
import { startTestApp, type TestApp } from '../../../support/server/server';
import type { Watched } from '../../../../src/extensions/watching/contract/watching.wire';
import { change, newsOf, importNews, UID_URN, watch, watchingOf } from './watching';

/** A Monday morning. */
const START = Date.parse('2026-03-30T08:00:00Z');
const WEEK = 7 * 24 * 3_600_000;
const MONDAY = new Date('2026-03-30T00:00:00Z');
let time = START;
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now });
});
beforeEach(async () => {
  time = START;
  await server.database.reset();
});
afterAll(() => server.close());

const connections: Watched = { kind: 'connections', object: '' };
const service: Watched = { kind: 'service', object: wiki, type: 'saml20_sp' };
const weeks = (usual: number, last: number): number[] => [...Array<number>(12).fill(usual), last];
const needs = (settings: object = {}) => ({
  ...server,
  config: { ...server.config, statistics: { ...server.config.statistics, ...settings } },
  now,
});
async function judge(settings: object = {}): Promise<number> {
  let written = 0;
  for (const institution of await institutionsToJudge(needs(settings)))
    written += await writeLoginTurns(needs(settings), institution);
  return written;
}

test('logins that stop are reported with old and new numbers, once (REQUIREMENTS 466)', async () => {
  const admin = await server.as('admin');
  await watch(admin, service);
  await importWeeks(server.database, north, { [wiki]: weeks(40, 0), [mail]: weeks(90, 90) }, MONDAY);
  expect(await judge()).toBe(1);
  expect(await judge()).toBe(0);
  expect((await watchingOf(admin)).news).toMatchObject([
    { kind: 'loginsStopped', service: { entityId: wiki }, logins: { week: '2026-03-23', was: 40, is: 0 } },
  ]);
  time += WEEK;
  expect(await judge()).toBe(0);
});

test('two servers at once write it once; logins that double are reported as well (REQUIREMENTS 467)', async () => {
  const admin = await server.as('admin');
  await watch(admin, connections);
  await importWeeks(server.database, north, { [wiki]: weeks(40, 95), [mail]: weeks(90, 90) }, MONDAY);
  expect((await Promise.all([judge(), judge()])).sort()).toEqual([0, 1]);
  expect((await watchingOf(admin)).news).toMatchObject([
    { kind: 'loginsDoubled', logins: { week: '2026-03-23', was: 40, is: 95 } },
  ]);
});

test('stopped logins are reported for connected services, to those who watch them for this institution', async () => {
  const [admin, south] = [await server.as('admin'), await server.as('southAdmin')];
  for (const client of [admin, south]) await watch(client, connections);
  await watch(admin, { kind: 'service', object: mail, type: 'saml20_sp' });
  const services = { [wiki]: weeks(40, 0), [mail]: weeks(40, 0), 'https://other.example': weeks(90, 90) };
  await importWeeks(server.database, north, services, MONDAY);
  expect(await judge()).toBe(2);
  expect(await newsOf(admin)).toEqual([`loginsStopped ${wiki}`]);
  expect(await newsOf(south)).toEqual([]);
});

test('a person who may not read the statistics sees none of it (REQUIREMENTS 468)', async () => {
  const [member, viewer] = [await server.as('member'), await server.as('viewer')];
  for (const client of [member, viewer]) await watch(client, service);
  await importWeeks(server.database, north, { [wiki]: weeks(40, 0), [mail]: weeks(90, 90) }, MONDAY);
  await judge();
  expect(await newsOf(viewer)).toEqual([`loginsStopped ${wiki}`]);
  expect(await newsOf(member)).toEqual([]);
  await server.database.transaction((tx) =>
    tx
      .updateTable('institution')
      .set(({ ref }) => ({
        document: sql<string>`${ref('document')} || '{"displayStatsInDashboard": true}'`,
      }))
      .where('entity_id', '=', north)
      .execute(),
  );
  expect(await newsOf(member)).toEqual([`loginsStopped ${wiki}`]);
});

test('a super user sees logins of the institution they act for, not of others they look at', async () => {
  const weak = await server.as('superUser', { level: 0 });
  const elsewhere = { 'x-idp-entity-id': north, 'content-type': 'application/json' };
  const path = '/dashboard/api/x/watching';
  const watched = { action: 'watch', watched: service };
  await weak.call('POST', path, JSON.stringify(watched), elsewhere);
  await weak.call('POST', path, JSON.stringify({ action: 'digest', rhythm: 'daily' }), elsewhere);
  const made = await weak.post(`${path}/feed`, { action: 'make' });
  const feed = new URL(made.json<{ payload: { address: string } }>().payload.address).pathname;
  const acting = await server.as('superUserAsAdmin');
  await watch(acting, service);
  await importWeeks(server.database, north, { [wiki]: weeks(40, 0), [mail]: weeks(90, 90) }, MONDAY);
  expect(await judge()).toBe(1);
  const page = await weak.call('GET', path, undefined, elsewhere);
  expect(page.json<{ payload: object }>().payload).toMatchObject({
    subscriptions: [{ object: wiki }],
    news: [],
  });
  expect((await server.app.inject({ url: feed, headers: { host: weak.headers['host'] } })).body).not.toMatch(
    /<entry>/,
  );
  time += 24 * 3_600_000;
  while (await writeNext({ ...server, mailer: databaseMailer(server.config), now })) continue;
  expect(await server.database.read.selectFrom('mail').select('id').execute()).toEqual([]);
});

test('logins that come in later withdraw the report', async () => {
  const admin = await server.as('admin');
  await watch(admin, service);
  await importWeeks(server.database, north, { [wiki]: weeks(40, 0), [mail]: weeks(90, 90) }, MONDAY);
  expect(await judge()).toBe(1);
  expect(await withdrawLogins(needs())).toBe(0);
  await importWeeks(server.database, north, { [wiki]: weeks(40, 3) }, MONDAY);
  expect(await withdrawLogins(needs())).toBe(1);
  expect(await newsOf(admin)).toEqual([]);
});

test('without statistics nothing is checked', async () => {
  await watch(await server.as('admin'), connections);
  await importWeeks(server.database, north, { [wiki]: weeks(40, 0), [mail]: weeks(90, 90) }, MONDAY);
  expect(await judge({ enabled: false })).toBe(0);
});

test('a week is judged some hours after its end, and only if a person watches', async () => {
  await importWeeks(server.database, north, { [wiki]: weeks(40, 0), [mail]: weeks(90, 90) }, MONDAY);
  expect(await judge()).toBe(0);
  const admin = await server.as('admin');
  await watch(admin, { kind: 'search', object: '' });
  expect(await judge()).toBe(0);
  await watch(admin, connections);
  time = Date.parse('2026-03-30T01:30:00Z');
  expect(await judge()).toBe(0);
  time = START;
  expect(await judge()).toBe(1);
});

test('a person who ends everything with one press gets no more news', async () => {
  const admin = await server.as('admin');
  await watch(admin, service);
  await change(admin, { action: 'stop' });
  await importNews(server.database, wiki, { releasePolicy: { [UID_URN]: ['*'] } });
  await importWeeks(server.database, north, { [wiki]: weeks(40, 0), [mail]: weeks(90, 90) }, MONDAY);
  expect(await judge()).toBe(0);
  expect(await newsOf(admin)).toEqual([]);
});
