import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { Problem } from '../../../src/contracts/wire/common';
import type { NewInvitation } from '../../../src/contracts/wire/invitation';
import { mail, north, south } from '../../support/server/fixtures';
import type { PersonaName } from '../../support/server/personas';
import { startTestApp, testConfig, type TestApp } from '../../support/server/server';
import { invite, storedTicket } from '../tickets/newInvitation';
import { invitation, owner, RESEND, SEND, withPeople } from './inviting';

/** Invitations and reminders are about the institution in the body, not the one in the header. */
const now = new Date('2026-03-02T10:00:00Z');
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { WRITES_PER_MINUTE: '1000' },
    now: () => now,
  });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
});
afterAll(() => server.close());

type Header = string | undefined;

async function send(who: PersonaName, header: Header, changes: Partial<NewInvitation> = {}, more = {}) {
  const client = await server.as(who);
  return client.call('POST', SEND, invitation({ contactPersons: [owner], ...changes }), {
    'x-idp-entity-id': header,
    ...more,
  });
}

async function remind(header: Header, idpId: string, jiraKey: string) {
  const client = await server.as('superUserAsAdmin');
  return client.call('POST', RESEND, { idpId, jiraKey }, { 'x-idp-entity-id': header });
}

const nameOf = (response: { json<T>(): T }) => response.json<Problem>().type.split('/').at(-1);

const filed = () =>
  server.database.read.selectFrom('ticket').select(['institution_entity_id', 'service_entity_id']).execute();
const mails = () =>
  server.database.read.selectFrom('mail').select(['institution_entity_id', 'kind', 'plain_text']).execute();

const headers: [string, PersonaName, Header][] = [
  ['the own institution', 'superUser', south],
  ['the institution itself', 'superUser', north],
  ['no institution', 'superUser', undefined],
  ['a blank', 'superUser', ' '],
  ['the institution that is acted for', 'superUserAsAdmin', north],
  ['no institution, for one who acts for another', 'superUserAsViewer', undefined],
];

test.each(headers)(
  'the header names %s: the body names the invited institution',
  async (_which, who, header) => {
    const idpEntityId = who === 'superUser' ? north : south;
    const response = await send(who, header, { idpEntityId });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      expect.objectContaining({ payload: expect.objectContaining({ idpId: idpEntityId }) }),
    ]);
    await expect(filed()).resolves.toEqual([{ institution_entity_id: idpEntityId, service_entity_id: mail }]);
    await expect(mails()).resolves.toEqual([
      {
        institution_entity_id: idpEntityId,
        kind: 'invitation',
        plain_text: expect.stringContaining(new URL(idpEntityId).host),
      },
    ]);
  },
);

test('a person who acts for an institution reaches others by invitations alone', async () => {
  const client = await server.as('superUserAsAdmin');
  const sent = await client.call('POST', SEND, invitation({ idpEntityId: south, contactPersons: [owner] }));
  const { jiraKey } = sent.json<{ payload: { jiraKey: string } }>().payload;
  const answer = { status: 'REJECTED', type: 'LINKINVITE', jiraKey };
  expect((await client.call('PUT', SEND, answer)).statusCode).toBe(404);
  const elsewhere = await client.call('PUT', SEND, answer, { 'x-idp-entity-id': south });
  expect([elsewhere.statusCode, nameOf(elsewhere)]).toEqual([400, 'institution-not-allowed']);
  await expect(storedTicket(server.database, jiraKey)).resolves.toMatchObject({ events: [] });
});

test('an open ticket counts at its institution, not at that of the header', async () => {
  expect((await send('superUser', south, { idpEntityId: south })).statusCode).toBe(200);
  expect((await send('superUser', south, { idpEntityId: north })).statusCode).toBe(200);
  const again = await send('superUser', undefined, { idpEntityId: north });
  expect([again.statusCode, nameOf(again)]).toEqual([409, 'already-requested']);
  await expect(filed()).resolves.toHaveLength(2);
});

test('one key is one invitation, regardless of the header with which it is repeated', async () => {
  const key = { 'idempotency-key': 'one' };
  const answers = [];
  for (const header of [south, north, undefined]) answers.push(await send('superUser', header, {}, key));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await expect(filed()).resolves.toHaveLength(1);
});

test.each([
  ['in the body', north, 'https://idp.nowhere.example'],
  ['in the header', 'https://idp.nowhere.example', north],
])('an unknown institution %s is refused', async (_where, header, idpEntityId) => {
  const response = await send('superUser', header, { idpEntityId });
  expect([response.statusCode, nameOf(response)]).toEqual([400, 'institution-not-allowed']);
  await expect(filed()).resolves.toEqual([]);
});

test('other people cannot invite by naming an institution, including their own', async () => {
  for (const who of ['admin', 'viewer', 'member'] as const)
    for (const header of [north, undefined]) {
      const response = await send(who, header);
      expect([who, response.statusCode, nameOf(response)]).toEqual([who, 403, 'forbidden']);
    }
  await expect(filed()).resolves.toEqual([]);
});

test('a reminder belongs to the institution of the body, whose ticket it has to be', async () => {
  const key = await invite(server.database, mail, 'LINKINVITE', {
    institution: south,
    emailTo: 'a@south.example',
  });
  const foreign = await remind(south, north, key);
  expect([foreign.statusCode, nameOf(foreign)]).toEqual([400, 'validation']);
  const unknown = await remind(north, 'https://idp.nowhere.example', key);
  expect([unknown.statusCode, nameOf(unknown)]).toEqual([400, 'institution-not-allowed']);
  await expect(mails()).resolves.toEqual([]);
  expect((await remind(north, south, key)).statusCode).toBe(200);
  await expect(mails()).resolves.toMatchObject([{ institution_entity_id: south, kind: 'reminder' }]);
  await expect(storedTicket(server.database, key)).resolves.toMatchObject({
    events: ['invitation.reminded · Waiting for customer · Test superUserAsAdmin'],
  });
});
