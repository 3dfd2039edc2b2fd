import { writeOutage } from '../../../server/modules/tickets/local/deskOutage';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { Problem } from '../../../src/contracts/wire/common';
import type { NewInvitation } from '../../../src/contracts/wire/invitation';
import { hidden, mail, north, tenant, trial, wiki } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import { storedTicket } from '../tickets/newInvitation';
import { atNorth, helpdesk, invitation, owner, SEND, withPeople } from './inviting';
import { academy, portal, speaksSaml1Only } from '../catalogue/moreServices';

let server: TestApp;
let desk: TestClient;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
  });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
  desk = await server.as('superUser');
});
afterAll(() => server.close());

const send = (body: object = invitation(), headers: Record<string, string> = {}) =>
  desk.call('POST', SEND, body, { ...atNorth, ...headers });

async function refusal(changes: Partial<NewInvitation>, headers = {}) {
  const response = await send(invitation(changes), headers);
  const { status, detail, type } = response.json<Problem>();
  return [status, type.split('/').at(-1), detail];
}

const tickets = () => server.database.read.selectFrom('ticket').selectAll().execute();

test('the ticket waits for the institution, and stores what was sent to whom (REQUIREMENTS 241)', async () => {
  const response = await send();
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  const key = response.json<{ payload: { jiraKey: string } }>().payload.jiraKey;
  await expect(tickets()).resolves.toMatchObject([
    {
      key,
      type: 'LINKINVITE',
      status: 'Waiting for customer',
      institution_entity_id: north,
      service_entity_id: mail,
      direction: 'connect',
      user_name: 'Test superUser',
      email_to: 'ann@north.example, help@north.example, zoe@other.example',
      personal_message: 'Shall we?',
      change: null,
      body: expect.stringContaining('Mailed to: ann@north.example\nIn copy: help@north.example, zoe@'),
    },
  ]);
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({ events: [] });
});

test('only the institution can answer the invitation', async () => {
  const sent = await send();
  const { jiraKey } = sent.json<{ payload: { jiraKey: string } }>().payload;
  const answer = { status: 'ACCEPTED', type: 'LINKINVITE', jiraKey };
  expect((await (await server.as('southAdmin')).call('PUT', SEND, answer)).statusCode).toBe(404);
  expect((await (await server.as('admin')).call('PUT', SEND, answer)).statusCode).toBe(200);
});

test('an invitation to disconnect is one of its own, for a connected service', async () => {
  const disconnect = { connectionRequest: false, spEntityId: wiki, spId: '11' };
  const response = await send(invitation(disconnect));
  expect(response.json()).toMatchObject({ payload: { type: 'UNLINKINVITE', spId: wiki } });
  await expect(tickets()).resolves.toMatchObject([{ type: 'UNLINKINVITE', direction: 'disconnect' }]);
  await expect(refusal({ connectionRequest: false })).resolves.toEqual([409, 'not-connected', undefined]);
  await expect(refusal({ spEntityId: wiki, spId: 11 })).resolves.toEqual([
    409,
    'already-connected',
    undefined,
  ]);
});

test('an open ticket about the same service is named, regardless of who filed it', async () => {
  const admin = await server.as('admin');
  const filed = await admin.form('/dashboard/api/services/connect', { spEntityId: mail, type: 'saml20_sp' });
  const { jiraKey } = filed.json<{ payload: { jiraKey: string } }>().payload;
  const response = await send();
  expect([response.statusCode, response.json()]).toEqual([409, expect.objectContaining({ jiraKey })]);
  await expect(tickets()).resolves.toHaveLength(1);
});

test('an invitation that is sent many times at once is one invitation', async () => {
  const same = await Promise.all([1, 2, 3].map(() => send(invitation(), { 'idempotency-key': 'one' })));
  expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(same.map(({ body }) => body)).size).toBe(1);
  const others = await Promise.all([4, 5].map((n) => send(invitation(), { 'idempotency-key': `${n}` })));
  expect(others.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  await expect(tickets()).resolves.toHaveLength(1);
});

test('an address counts once, and as first-hand if it occurs as both', async () => {
  await send(invitation({ contactPersons: [{ ...owner, sabContact: false }, owner, helpdesk, helpdesk] }));
  await expect(tickets()).resolves.toMatchObject([
    {
      email_to: 'ann@north.example, help@north.example',
      body: expect.stringContaining('Mailed to: ann@north.example\nIn copy: help@north.example'),
    },
  ]);
});

const named = (name: string, emailAddress = 'new@north.example') => ({
  contactPersons: [owner, { name, emailAddress }],
});
const NAME = 'contactPersons[1].name: not 1 to 255 letters, digits, spaces, hyphens and apostrophes';
const EMAIL = 'contactPersons[1].emailAddress: not an e-mail address';

test.each([
  ['a name with a line break', named('Eve\r\nBcc: all@example.org'), NAME],
  ['a name with signs', named('Eve <eve@example.org>'), NAME],
  ['a name of blanks', named('   '), NAME],
  ['a known name with another address', named(helpdesk.name), NAME],
  ['an address without a dot', named('Eve', 'eve@example'), EMAIL],
  ['an address with a line break', named('Eve', 'eve@example.org\nBcc: all@example.org'), EMAIL],
  ['two addresses', named('Eve', 'eve@example.org, all@example.org'), EMAIL],
  [
    'the name of a service that does not exist',
    { spEntityId: 'https://none.example' },
    'spEntityId: no such service',
  ],
  ['a hidden service', { spEntityId: hidden, spId: 15 }, 'spEntityId: no such service'],
  ['another type', { typeMetaData: 'oidc10_rp' }, 'spEntityId: no such service'],
  ['another id', { spId: 13 }, 'spId: not the id of the service'],
] as const)('%s is refused by the name of the field (REQUIREMENTS 240)', async (_title, changes, detail) => {
  await expect(refusal(structuredClone(changes))).resolves.toEqual([400, 'validation', detail]);
  await expect(tickets()).resolves.toEqual([]);
});

test('names may have accents, digits and apostrophes, and the names of the metadata stay as they are', async () => {
  const names = ['José Ñandú', 'D’Arcy 2', "O'Neil-Ünal", 'Ὀδυσσεύς', '李小龍', 'e\u0301clair'];
  const contactPersons = names.map((name, index) => ({ name, emailAddress: `p${index}@north.example` }));
  const response = await send(invitation({ contactPersons: [...contactPersons, helpdesk] }));
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
});

test.each([
  ['nobody', { contactPersons: [] }],
  ['too many contacts', { contactPersons: Array.from({ length: 101 }, () => owner) }],
  ['a word instead of true', { connectionRequest: 'true' }],
])('%s is not a valid body', async (_title, changes) => {
  const response = await send({ ...invitation(), ...changes });
  const [member = ''] = Object.keys(changes);
  expect([response.statusCode, response.json<Problem>().detail]).toEqual([
    400,
    expect.stringContaining(member),
  ]);
  const { contactPersons: _left, ...rest } = invitation();
  expect((await send(rest)).statusCode).toBe(400);
  expect((await send({ ...rest, contactPersons: null })).statusCode).toBe(400);
});

test('an institution that could not answer is not invited', async () => {
  const idpEntityId = trial;
  await expect(refusal({ idpEntityId }, { 'x-idp-entity-id': trial })).resolves.toEqual([
    400,
    'validation',
    'idpEntityId: a test institution cannot be connected',
  ]);
  await server.database.transaction((tx) =>
    tx.updateTable('institution').set({ institution_id: null }).where('entity_id', '=', north).execute(),
  );
  await expect(refusal({})).resolves.toEqual([
    400,
    'validation',
    'idpEntityId: the institution has no institution id',
  ]);
  await expect(tickets()).resolves.toEqual([]);
});

test('a service in eduGAIN can be offered only to institutions in eduGAIN', async () => {
  await expect(refusal({ spEntityId: academy, spId: 25 })).resolves.toEqual([
    400,
    'validation',
    'spEntityId: the service is published in eduGAIN and the institution is not',
  ]);
});

test('a service without SAML 2.0 cannot be used in an invitation', async () => {
  await speaksSaml1Only(server.database, mail);
  await expect(refusal({})).resolves.toEqual([
    400,
    'validation',
    'spEntityId: the service supports only SAML 1.1',
  ]);
});

test('an invitation opens a service that is visible to identity providers alone', async () => {
  const list = '/dashboard/api/services/invitation-request-services';
  const listed = async (client: TestClient, path = list) => {
    const response = await client.call('GET', path, undefined, atNorth);
    const { apps } = response.json<{ payload: { apps: { spEntityId: string }[] } }>().payload;
    return apps.map(({ spEntityId }) => spEntityId);
  };
  const admin = await server.as('admin');
  await expect(listed(desk)).resolves.toEqual(expect.arrayContaining([portal, mail, tenant]));
  await expect(listed(desk)).resolves.not.toContain(hidden);
  await expect(listed(await server.as('superUserAsAdmin'))).resolves.toContain(portal);
  await expect(listed(desk, '/dashboard/api/services')).resolves.not.toContain(portal);
  await expect(listed(admin)).resolves.not.toContain(portal);
  expect((await send(invitation({ spEntityId: portal, spId: 21 }))).statusCode).toBe(200);
  await expect(listed(admin, '/dashboard/api/services')).resolves.toContain(portal);
});

test('a ticket system that is down accepts nothing', async () => {
  await server.database.transaction((tx) => writeOutage(tx, 'down'));
  const response = await send();
  expect([response.statusCode, await tickets()]).toEqual([503, []]);
});
