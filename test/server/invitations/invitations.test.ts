import { findVisible } from '../../../server/modules/catalogue/serviceRows';
import { viewerFor } from '../../../server/modules/catalogue/viewer';
import { takeStep } from '../../../server/modules/desk/desk';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { Envelope } from '../../../src/contracts/wire/common';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { AnsweredInvitation } from '../../../src/contracts/wire/invitation';
import { files, mail, north, tenant, wiki } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { invite, storedTicket } from '../tickets/newInvitation';
import { library, portal, withMoreServices } from '../catalogue/moreServices';

const PATH = '/dashboard/api/users/inviteRequest';
const now = new Date('2026-03-02T10:00:00Z');
const level = testConfig().levels.offered[1]?.uri ?? '';
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
    now: () => now,
  });
});
beforeEach(async () => {
  await server.database.reset();
  await withMoreServices(server.database);
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function answer(body: object): Promise<AnsweredInvitation> {
  const answered = await admin.call('PUT', PATH, body);
  expect([answered.statusCode, answered.body]).toEqual([200, expect.any(String)]);
  return answered.json<Envelope<AnsweredInvitation>>().payload;
}

const accepted = (jiraKey: string, more: object = {}) =>
  answer({ status: 'ACCEPTED', type: 'LINKINVITE', jiraKey, ...more });

const resolve = (key: string) =>
  takeStep(server, { action: 'resolve', key, resolution: 'done' }, 'Dee Desk', now);

async function isConnected(entityId: string, type: EntityType = 'saml20_sp'): Promise<boolean | undefined> {
  const viewer = await viewerFor(server.database.read, 'staff', north);
  return (await findVisible(server.database.read, viewer, type, { entityId }))?.connected;
}

const levels = () => server.database.read.selectFrom('level_setting').selectAll().execute();

test('an accepted invitation goes to the desk with the change, which takes effect when it is resolved', async () => {
  const key = await invite(server.database);
  await expect(
    accepted(key, { comment: ' Please do. ', loaLevel: level, spEntityId: mail, typeMetaData: 'saml20_sp' }),
  ).resolves.toEqual({
    status: 'ACCEPTED',
    type: 'LINKINVITE',
    jiraKey: key,
    comment: 'Please do.',
    loaLevel: level,
    spEntityId: mail,
    typeMetaData: 'saml20_sp',
    connectWithoutInteraction: false,
    rejected: false,
  });
  const change = { kind: 'connect', institution: north, service: mail, serviceType: 'saml20_sp', level };
  await expect(storedTicket(server.database, key)).resolves.toEqual({
    status: 'In Progress',
    resolution: null,
    rejected: false,
    change,
    updated_at: now,
    events: ['invitation.accepted · In Progress · Test admin · Please do.'],
  });
  await expect(isConnected(mail)).resolves.toBe(false);
  await resolve(key);
  await expect(isConnected(mail)).resolves.toBe(true);
  await expect(levels()).resolves.toEqual([
    { institution_entity_id: north, service_entity_id: mail, kind: 'stepup', level },
  ]);
});

test('the ticket knows its service: an answer need not name it, and blank texts count as missing', async () => {
  const key = await invite(server.database);
  const answered = await accepted(key, { comment: '  ', loaLevel: ' ', spEntityId: '' });
  expect(answered).toMatchObject({ spEntityId: mail, typeMetaData: 'saml20_sp' });
  expect(answered).not.toHaveProperty('comment');
  expect(answered).not.toHaveProperty('loaLevel');
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({
    change: { kind: 'connect', institution: north, service: mail, serviceType: 'saml20_sp' },
    events: ['invitation.accepted · In Progress · Test admin'],
  });
});

test.each([
  ['wants no interaction', files, 'oidc10_rp'],
  ['is the institution’s own', library, 'saml20_sp'],
] as const)(
  'a service that %s is connected at once, and the ticket is resolved',
  async (_title, service, type) => {
    const key = await invite(server.database, service, 'LINKINVITE', {
      service: { entityId: service, type },
    });
    await expect(accepted(key, { loaLevel: level, comment: 'Gladly.' })).resolves.toMatchObject({
      connectWithoutInteraction: true,
      rejected: false,
    });
    await expect(isConnected(service, type)).resolves.toBe(true);
    await expect(levels()).resolves.toMatchObject([{ service_entity_id: service, level }]);
    await expect(storedTicket(server.database, key)).resolves.toMatchObject({
      status: 'Resolved',
      resolution: 'done',
      rejected: false,
      events: ['invitation.accepted · Resolved · Test admin · Gladly.'],
    });
  },
);

test('a service that is visible to the institution only, and a template, can be accepted', async () => {
  const ownKey = await invite(server.database, portal);
  await expect(accepted(ownKey)).resolves.toMatchObject({ connectWithoutInteraction: false });
  await resolve(ownKey);
  await expect(isConnected(portal)).resolves.toBe(true);
  const type = 'single_tenant_template';
  const key = await invite(server.database, tenant, 'LINKINVITE', { service: { entityId: tenant, type } });
  await expect(accepted(key)).resolves.toMatchObject({ typeMetaData: type });
});

test('an accepted invitation to disconnect goes to the desk, regardless of the level', async () => {
  const key = await invite(server.database, wiki, 'UNLINKINVITE');
  const answered = await accepted(key, { type: 'UNLINKINVITE', loaLevel: 'http://levels.example/loa9' });
  expect(answered).toMatchObject({ type: 'UNLINKINVITE', connectWithoutInteraction: false, rejected: false });
  expect(answered).not.toHaveProperty('loaLevel');
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({
    status: 'In Progress',
    change: { kind: 'disconnect', institution: north, service: wiki, serviceType: 'saml20_sp' },
  });
  await expect(isConnected(wiki)).resolves.toBe(true);
  await resolve(key);
  await expect(isConnected(wiki)).resolves.toBe(false);
});

test('the desk alone also disconnects a service that connects without interaction', async () => {
  const service = { entityId: files, type: 'oidc10_rp' } as const;
  await accepted(await invite(server.database, files, 'LINKINVITE', { service }));
  const key = await invite(server.database, files, 'UNLINKINVITE', { service });
  await expect(accepted(key, { type: 'UNLINKINVITE' })).resolves.toMatchObject({
    connectWithoutInteraction: false,
  });
  await expect(isConnected(files, 'oidc10_rp')).resolves.toBe(true);
});

test.each([
  ['LINKINVITE', mail, false],
  ['UNLINKINVITE', wiki, true],
] as const)('a denied %s is over, and changes nothing, not even when it is reopened', async (...row) => {
  const [type, service, connected] = row;
  const key = await invite(server.database, service, type);
  await expect(
    answer({ status: 'REJECTED', type, jiraKey: key, comment: 'Not us.', loaLevel: 'what' }),
  ).resolves.toEqual({
    status: 'REJECTED',
    type,
    jiraKey: key,
    comment: 'Not us.',
    spEntityId: service,
    typeMetaData: 'saml20_sp',
    connectWithoutInteraction: false,
    rejected: true,
  });
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({
    status: 'Resolved',
    resolution: 'cancelled',
    rejected: true,
    change: null,
    events: ['invitation.denied · Resolved · Test admin · Not us.'],
  });
  await takeStep(server, { action: 'reopen', key }, 'Dee Desk', now);
  await resolve(key);
  await expect(isConnected(service)).resolves.toBe(connected);
});

test('an invitation that no longer applies can still be denied', async () => {
  const key = await invite(server.database, mail);
  await server.database.transaction(async (tx) => {
    await tx
      .insertInto('institution_allows')
      .values({ institution_entity_id: north, service_entity_id: mail })
      .execute();
  });
  await expect(isConnected(mail)).resolves.toBe(true);
  await answer({ status: 'REJECTED', type: 'LINKINVITE', jiraKey: key });
  await expect(isConnected(mail)).resolves.toBe(true);
  const gone = await invite(server.database, 'https://gone.example');
  await answer({ status: 'REJECTED', type: 'LINKINVITE', jiraKey: gone });
  await expect(storedTicket(server.database, gone)).resolves.toMatchObject({
    status: 'Resolved',
    rejected: true,
  });
});

test('the desk may ask a question: the institution answers again, and the last answer counts', async () => {
  const key = await invite(server.database);
  await accepted(key);
  await takeStep(server, { action: 'ask', key, comment: 'For all staff?' }, 'Dee Desk', now);
  await answer({ status: 'REJECTED', type: 'LINKINVITE', jiraKey: key });
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({ rejected: true, change: null });
});

test('an act of a super user as an admin is logged with both identities', async () => {
  const lines = jest.spyOn(server.app.log, 'info');
  const key = await invite(server.database);
  const impersonating = await server.as('superUserAsAdmin');
  await impersonating.call('PUT', PATH, { status: 'REJECTED', type: 'LINKINVITE', jiraKey: key });
  const logged = lines.mock.calls.map(([facts, text]) => [text, facts]);
  lines.mockRestore();
  expect(logged).toContainEqual([
    'act of a super user in another role',
    expect.objectContaining({
      person: expect.stringMatching(/^[0-9a-f]{16}$/),
      actingAs: { institution: north, role: 'ROLE_DASHBOARD_ADMIN' },
    }),
  ]);
  expect(logged).toContainEqual([
    'invitation answered',
    {
      person: expect.stringMatching(/^[0-9a-f]{16}$/),
      institution: north,
      service: mail,
      type: 'LINKINVITE',
      key,
      status: 'REJECTED',
    },
  ]);
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({
    events: ['invitation.denied · Resolved · Test superUserAsAdmin'],
  });
});
