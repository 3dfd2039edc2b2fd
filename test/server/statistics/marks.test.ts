/** The events of a service in `GET /x/statistics/marks` (docs/EXTENSIONS.md, `marks`). */
import { sql } from 'kysely';
import { takeStep } from '../../../server/modules/desk/desk';
import type { DeskStep } from '../../../server/modules/desk/deskRequest';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { MOST_MARKS } from '../../../server/modules/statistics/marks';
import { StatisticsMarks } from '../../../src/contracts/wire/statisticsMarks';
import { CurrentUser } from '../../../src/contracts/wire/user';
import { expectProblem, payloadOf } from '../../contract/checks';
import { files, mail, north, wiki } from '../../support/server/fixtures';
import { atNorth, invitation, SEND, withPeople } from '../invitations/inviting';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { day, getMarks, question, storeStates, time } from './askingMarks';

let server: TestApp;
let admin: TestClient;
let now = new Date();

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
    now: () => now,
  });
});
beforeEach(async () => {
  await server.database.reset();
  await onDay(1);
});
afterAll(() => server.close());

async function onDay(date: number): Promise<void> {
  now = day(date);
  admin = await server.as('admin');
}

const marksOf = (service: string, client = admin, first?: number, last?: number) =>
  getMarks(client, service, first, last);

/** Asks, and returns the key of the ticket. */
async function requestConnection(call: 'connect' | 'disconnect', spEntityId: string): Promise<string> {
  const response = await admin.form(`/dashboard/api/services/${call}`, { spEntityId, type: 'saml20_sp' });
  return response.json<{ payload: { jiraKey: string } }>().payload.jiraKey;
}

const desk = (step: DeskStep, at: Date) => takeStep(server, step, 'desk', at);
const resolve = (key: string, date: number, resolution: 'done' | 'duplicate' = 'done') =>
  desk({ action: 'resolve', key, resolution }, day(date));

test('marks a connection and its end when their tickets were resolved as done, regardless of when they were closed', async () => {
  const connect = await requestConnection('connect', mail);
  expect(await marksOf(mail)).toEqual({ marks: [], more: false });
  await resolve(connect, 5);
  await desk({ action: 'close', key: connect }, day(9));
  const disconnect = await requestConnection('disconnect', mail);
  await resolve(disconnect, 20);

  expect(await marksOf(mail)).toEqual({
    marks: [
      { kind: 'connected', time: time(5), jiraKey: connect },
      { kind: 'disconnected', time: time(20), jiraKey: disconnect },
    ],
    more: false,
  });
  expect((await marksOf(mail, admin, 6, 19)).marks).toEqual([]);
  expect((await marksOf(mail, admin, 6, 20)).marks).toHaveLength(1);
  expect((await marksOf(wiki)).marks).toEqual([]);
});

test('a request that was rejected, resolved otherwise or opened again is not marked as a connection', async () => {
  const rejected = await requestConnection('connect', mail);
  await desk({ action: 'reject', key: rejected, comment: 'No' }, day(4));
  const duplicate = await requestConnection('connect', mail);
  await resolve(duplicate, 5, 'duplicate');
  const reopened = await requestConnection('connect', mail);
  await resolve(reopened, 6);
  await desk({ action: 'reopen', key: reopened }, day(7));
  expect((await marksOf(mail)).marks).toEqual([]);

  await resolve(reopened, 8);
  expect((await marksOf(mail)).marks).toEqual([{ kind: 'connected', time: time(8), jiraKey: reopened }]);
});

test('a service that connects at once has no ticket and is noted at that time, with its person', async () => {
  await onDay(12);
  const response = await admin.form('/dashboard/api/services/connect', {
    spEntityId: files,
    type: 'oidc10_rp',
  });
  expect(response.json()).toMatchObject({ payload: { connectWithoutInteraction: true } });
  expect((await marksOf(files)).marks).toEqual([{ kind: 'connected', time: time(12), person: 'Test admin' }]);
  expect((await marksOf(files, await server.as('southAdmin'))).marks).toEqual([]);
});

test('an invitation that connects at once is marked once, with its ticket', async () => {
  await withPeople(server.database);
  const superUser = await server.as('superUser');
  const toFiles = invitation({ spEntityId: files, spId: 13, typeMetaData: 'oidc10_rp' });
  const sent = await superUser.call('POST', SEND, toFiles, atNorth);
  const { jiraKey } = sent.json<{ payload: { jiraKey: string } }>().payload;
  await onDay(14);
  const accepted = await admin.call('PUT', SEND, {
    status: 'ACCEPTED',
    type: 'LINKINVITE',
    typeMetaData: 'oidc10_rp',
    jiraKey,
    spEntityId: files,
    comment: '',
  });
  expect(accepted.statusCode).toBe(200);
  expect((await marksOf(files)).marks).toEqual([{ kind: 'connected', time: time(14), jiraKey }]);
});

const policy = { id: 'p', name: 'Staff only' };

describe('marks by role', () => {
  beforeEach(async () => {
    await resolve(await requestConnection('connect', mail), 5);
    await storeStates(server.database, { on: 2, services: [mail] });
    await server.database.transaction((tx) =>
      tx
        .updateTable('institution')
        .set({ document: sql`jsonb_set(document, '{displayStatsInDashboard}', 'true')` })
        .where('entity_id', '=', north)
        .execute(),
    );
  });

  test.each(['viewer', 'admin', 'superUserAsViewer', 'superUserAsAdmin'] as const)(
    '%s sees all of it',
    async (person) => {
      expect((await marksOf(mail, await server.as(person))).marks).toEqual([
        expect.objectContaining({ kind: 'policyActivated', policy }),
        expect.objectContaining({ kind: 'connected', jiraKey: expect.stringMatching(/^CXT-/) }),
      ]);
    },
  );

  test('a member sees when it was connected, neither ticket nor policy', async () => {
    expect((await marksOf(mail, await server.as('member'))).marks).toEqual([
      { kind: 'connected', time: time(5) },
    ]);
  });

  test('the institution is that of the session, regardless of the header', async () => {
    const superUser = await server.as('superUser');
    const headed = await superUser.call('GET', question(mail), undefined, { 'x-idp-entity-id': north });
    expect(payloadOf(StatisticsMarks, headed).marks).toEqual((await marksOf(mail, superUser)).marks);
  });
});

test('of too many marks, the newest are returned, with the fact that there are more', async () => {
  const row = (index: number) => ({
    institution_entity_id: north,
    service_entity_id: wiki,
    kind: 'connect' as const,
    ticket_key: null,
    at: new Date(time(3) + index * 60_000),
  });
  await server.database.transaction((tx) =>
    tx
      .insertInto('connection_event')
      .values(Array.from({ length: MOST_MARKS + 1 }, (_, index) => row(index)))
      .execute(),
  );
  const { marks, more } = await marksOf(wiki);
  expect([marks.length, more]).toEqual([MOST_MARKS, true]);
  expect(marks[0]?.time).toBe(time(3) + 60_000);
});

test.each([
  question(wiki, 9, 7),
  question(wiki, 9, 8),
  question(''),
  question('x'.repeat(1025)),
  question(wiki).replace('spEntityId', 'service'),
  question(wiki).replace(/to=\d+/, 'to=tomorrow'),
  question(wiki).replace(/from=\d+/, 'from=-1'),
  question(wiki).replace(/to=\d+/, 'to=99999999999'),
])('refused with 400: %#', async (path) => {
  expectProblem(await admin.get(path), 400, 'validation');
});

test('marks are announced with the statistics, and missing without them', async () => {
  const extensionsOf = async (app: TestApp) =>
    payloadOf(CurrentUser, await (await app.as('admin')).get('/dashboard/api/users/me')).extensions;
  expect(await extensionsOf(server)).toContain('marks');
  const without = await startTestApp({ settings: { STATS_ENABLED: '0' }, database: server.database });
  try {
    expect(await extensionsOf(without)).not.toContain('marks');
    expectProblem(await (await without.as('admin')).get(question(wiki)), 400, 'bad-request');
  } finally {
    await without.close();
  }
});
