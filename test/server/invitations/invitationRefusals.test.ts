import { catalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import { takeStep } from '../../../server/modules/desk/desk';
import { writeOutage, type DeskOutage } from '../../../server/modules/tickets/local/deskOutage';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { PROBLEM_PREFIX, type Problem } from '../../../src/contracts/wire/common';
import { files, hidden, mail, south, trial, wiki } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { invite, storedTicket } from '../tickets/newInvitation';
import { academy, speaksSaml1Only, vault, withMoreServices } from '../catalogue/moreServices';

const PATH = '/dashboard/api/users/inviteRequest';
const level = testConfig().levels.offered[1]?.uri ?? '';
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
  });
});
beforeEach(async () => {
  await server.database.reset();
  await withMoreServices(server.database);
  admin = await server.as('admin');
});
afterAll(() => server.close());

const accept = (jiraKey: string, more: object = {}) => ({
  status: 'ACCEPTED',
  type: 'LINKINVITE',
  jiraKey,
  ...more,
});
const deny = (jiraKey: string) => accept(jiraKey, { status: 'REJECTED' });

async function refusal(body: object, client = admin, headers = {}) {
  const response = await client.call('PUT', PATH, body, headers);
  const { type, requestId: _one, ...problem } = response.json<Problem>();
  return { ...problem, name: type.replace(PROBLEM_PREFIX, '') };
}

/** The invitation waits on, as if nothing had been said. */
async function expectUntouched(key: string): Promise<void> {
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({
    status: 'Waiting for customer',
    change: null,
    events: [],
  });
}

test('an unknown key, another institution’s, a request and another type are refused alike', async () => {
  const foreign = await invite(server.database, mail, 'LINKINVITE', { institution: south });
  const request = await invite(server.database, mail, 'LINKINVITE', { type: 'LINKREQUEST' });
  const other = await invite(server.database, wiki, 'UNLINKINVITE');
  const bodies = [accept('CXT-1'), deny('CXT-1')];
  for (const key of [foreign, request, other]) bodies.push(accept(key), deny(key));
  const refusals = await Promise.all(bodies.map((body) => refusal(body)));
  expect(refusals[0]).toMatchObject({ status: 404, name: 'not-found' });
  expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
  await expectUntouched(foreign);
  await expectUntouched(other);
});

test('an institution’s invitation is its own only, even for super users', async () => {
  const key = await invite(server.database, mail, 'LINKINVITE', { institution: south });
  await expect(refusal(deny(key), await server.as('superUserAsAdmin'))).resolves.toMatchObject({
    status: 404,
  });
  const headers = { 'x-idp-entity-id': south };
  await expect(refusal(deny(key), admin, headers)).resolves.toMatchObject({
    name: 'institution-not-allowed',
  });
  const headersWithout = { 'x-idp-entity-id': undefined };
  await expect(refusal(deny(key), admin, headersWithout)).resolves.toMatchObject({ name: 'bad-request' });
  await expectUntouched(key);
});

test.each([
  ['accepted', async (key: string) => void (await admin.call('PUT', PATH, accept(key)))],
  ['denied', async (key: string) => void (await admin.call('PUT', PATH, deny(key)))],
  [
    'withdrawn',
    async (key: string) =>
      void (await takeStep(server, { action: 'withdraw', key, comment: 'Sent twice.' }, 'Dee', new Date())),
  ],
])('an invitation that was %s can no longer be answered', async (_title, settle) => {
  const key = await invite(server.database);
  await settle(key);
  const before = await storedTicket(server.database, key);
  expect(before.events).toHaveLength(1);
  for (const body of [accept(key), deny(key)]) {
    await expect(refusal(body)).resolves.toMatchObject({
      status: 409,
      name: 'already-answered',
      jiraKey: key,
    });
  }
  await expect(storedTicket(server.database, key)).resolves.toEqual(before);
});

test.each([
  [400, 'validation', mail, { spEntityId: wiki }, 'spEntityId'],
  [400, 'validation', mail, { typeMetaData: 'oidc10_rp' }, 'typeMetaData'],
  [400, 'validation', mail, { status: 'REJECTED', spEntityId: wiki }, 'spEntityId'],
  [400, 'validation', mail, { loaLevel: 'http://levels.example/loa9' }, 'loaLevel'],
  [400, 'validation', vault, { loaLevel: level }, 'loaLevel'],
  [403, 'forbidden', academy, {}, 'eduGAIN'],
  [403, 'service-not-offered', hidden, {}, ''],
  [403, 'service-not-offered', 'https://gone.example', {}, ''],
  [409, 'already-connected', wiki, {}, ''],
  [409, 'not-connected', mail, { type: 'UNLINKINVITE' }, ''],
])('%i %s: %s with %j changes nothing', async (status, name, service, more, detail) => {
  const type = 'type' in more ? 'UNLINKINVITE' : 'LINKINVITE';
  const key = await invite(server.database, service, type);
  const before = await catalogueVersion(server.database.read);
  const problem = await refusal(accept(key, more));
  expect(problem).toMatchObject({ status, name });
  expect(problem.detail ?? '').toContain(detail);
  await expectUntouched(key);
  await expect(catalogueVersion(server.database.read)).resolves.toBe(before);
});

test('an invitation to a service that no longer speaks SAML 2.0 can be denied, not accepted', async () => {
  const key = await invite(server.database, mail);
  await speaksSaml1Only(server.database, mail);
  await expect(refusal(accept(key))).resolves.toMatchObject({
    status: 403,
    detail: 'The service supports only SAML 1.1',
  });
  await expectUntouched(key);
  expect((await admin.call('PUT', PATH, deny(key))).statusCode).toBe(200);
});

test.each([
  ['a test institution', 'trialAdmin', trial],
  ['an institution without an institution id', 'southAdmin', south],
] as const)('%s can neither accept nor deny', async (_which, person, institution) => {
  await server.database.transaction((tx) =>
    tx.updateTable('institution').set({ institution_id: null }).where('entity_id', '=', south).execute(),
  );
  const key = await invite(server.database, mail, 'LINKINVITE', { institution });
  const client = await server.as(person);
  for (const body of [accept(key), deny(key)]) {
    await expect(refusal(body, client)).resolves.toMatchObject({ status: 403, name: 'forbidden' });
  }
  await expectUntouched(key);
});

describe('Idempotency-Key', () => {
  const keyed = (body: object, key: string, client = admin) =>
    client.call('PUT', PATH, body, { 'idempotency-key': key });

  test('a repetition gets the first response, and causes no second event', async () => {
    const service = { entityId: files, type: 'oidc10_rp' } as const;
    const key = await invite(server.database, files, 'LINKINVITE', { service });
    const together = await Promise.all([1, 2, 3].map(() => keyed(accept(key), 'one')));
    const later = await keyed({ jiraKey: key, type: 'LINKINVITE', status: 'ACCEPTED' }, 'one');
    expect([...together, later].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set([...together, later].map(({ body }) => body)).size).toBe(1);
    expect((await storedTicket(server.database, key)).events).toHaveLength(1);
  });

  test('the key with another body is refused', async () => {
    const key = await invite(server.database);
    await keyed(accept(key), 'one');
    const response = await keyed(deny(key), 'one');
    expect([response.statusCode, response.json<Problem>().type]).toEqual([
      422,
      `${PROBLEM_PREFIX}idempotency-key-reused`,
    ]);
    await expect(storedTicket(server.database, key)).resolves.toMatchObject({ status: 'In Progress' });
  });

  test.each([
    ['unreachable', 'unknown'],
    ['down', 'refused'],
  ] as const)(
    'a ticket system that is %s accepts no answer; the same key works afterwards',
    async (...row) => {
      const [outage, delivery] = row;
      const play = (state: DeskOutage) => server.database.transaction((tx) => writeOutage(tx, state));
      const keys = [await invite(server.database), await invite(server.database, wiki, 'UNLINKINVITE')];
      const bodies = keys.flatMap((key, index) =>
        index === 0 ? accept(key) : { ...deny(key), type: 'UNLINKINVITE' },
      );
      await play(outage);
      for (const body of bodies) {
        const response = await keyed(body, body.jiraKey);
        expect(response.statusCode).toBe(503);
        expect(response.json()).toMatchObject({ delivery });
        await expectUntouched(body.jiraKey);
      }
      await play('up');
      for (const body of bodies) expect((await keyed(body, body.jiraKey)).statusCode).toBe(200);
    },
  );
});

test('a connection can be requested after an invitation to it was denied', async () => {
  const key = await invite(server.database);
  await admin.call('PUT', PATH, deny(key));
  const form = { spEntityId: mail, type: 'saml20_sp' };
  expect((await admin.form('/dashboard/api/services/connect', form)).statusCode).toBe(200);
});
