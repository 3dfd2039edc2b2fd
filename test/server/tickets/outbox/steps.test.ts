import { findVisible } from '../../../../server/modules/catalogue/serviceRows';
import { viewerFor } from '../../../../server/modules/catalogue/viewer';
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { files, mail, north } from '../../../support/server/fixtures';
import type { TestClient } from '../../../support/server/server';
import {
  postConnect,
  newWorld,
  outboxStates,
  serverElsewhere,
  type ServerElsewhere,
  type World,
} from '../../../support/tickets/ticketsElsewhere';
import { atNorth, invitation, RESEND, SEND, withPeople } from '../../invitations/inviting';
import { connectRequest } from '../newTicket';

let database: TestDatabase;
let world: World;
let server: ServerElsewhere;
let admin: TestClient;
let desk: TestClient;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  await withPeople(database);
  world = newWorld(database);
  server = await serverElsewhere(world);
  [admin, desk] = [await server.as('admin'), await server.as('superUser')];
});
afterEach(() => server.close());
afterAll(() => database.close());

const invited = (changes: Partial<NewTicket> = {}) =>
  world.remote.create(connectRequest({ type: 'LINKINVITE', change: null, ...changes }), 'elsewhere');
const answer = (body: object, key?: string, who = admin) =>
  who.call('PUT', SEND, { type: 'LINKINVITE', jiraKey: 'CXT-1', ...body }, { 'idempotency-key': key });
const remind = (key?: string) =>
  desk.call(
    'POST',
    RESEND,
    { idpId: north, jiraKey: 'CXT-1', comments: 'Still waiting.' },
    { ...atNorth, 'idempotency-key': key },
  );
const withdraw = (who = admin) =>
  who.post('/dashboard/api/x/tickets/CXT-1/withdrawal', { comment: 'Not needed any more.' });

async function mails() {
  const rows = await database.read.selectFrom('mail').selectAll().orderBy('id').execute();
  return rows.map(({ kind, ticket_key: key }) => [kind, key]);
}

async function isConnected(service: string, type: 'saml20_sp' | 'oidc10_rp') {
  const viewer = await viewerFor(database.read, 'staff', north);
  return (await findVisible(database.read, viewer, type, { entityId: service }))?.connected;
}

test('an invitation is mailed with its key once it is filed, and once only', async () => {
  world.remote.weather = 'answerLost';
  const lost = await desk.call('POST', SEND, invitation(), { ...atNorth, 'idempotency-key': 'one' });
  expect(lost.statusCode).toBe(503);
  await expect(mails()).resolves.toEqual([]);
  world.remote.weather = 'fine';
  for (let i = 0; i < 2; i++) {
    const sent = await desk.call('POST', SEND, invitation(), { ...atNorth, 'idempotency-key': 'one' });
    expect(sent.json().payload).toMatchObject({ jiraKey: 'CXT-1', personalMessage: 'Shall we?' });
  }
  await expect(mails()).resolves.toEqual([['invitation', 'CXT-1']]);
  const { plain_text: text } = await database.read
    .selectFrom('mail')
    .select('plain_text')
    .executeTakeFirstOrThrow();
  expect(text).toContain('/about/CXT-1/accept');
  expect(text).toContain('Shall we?');
});

test('accepted: passed to the other side, and the ticket has the change', async () => {
  await invited();
  const accepted = await answer({ status: 'ACCEPTED', comment: 'Yes.' });
  expect(accepted.json().payload).toMatchObject({ jiraKey: 'CXT-1', connectWithoutInteraction: false });
  expect(world.remote.written).toEqual(['create', 'accepted CXT-1']);
  await expect(isConnected(mail, 'saml20_sp')).resolves.toBe(false);
  expect((await answer({ status: 'REJECTED' })).json().type).toContain('already-answered');
});

test('connected at once, with a mail, when the other side knows; not when it refuses', async () => {
  await invited({ service: { entityId: files, type: 'oidc10_rp' } });
  world.remote.weather = 'refusing';
  const refused = await answer({ status: 'ACCEPTED' }, 'one');
  expect(refused.json()).toMatchObject({ status: 503, delivery: 'refused' });
  await expect(isConnected(files, 'oidc10_rp')).resolves.toBe(false);
  await expect(mails()).resolves.toEqual([]);
  world.remote.weather = 'answerLost';
  expect((await answer({ status: 'ACCEPTED' }, 'one')).json()).toMatchObject({ delivery: 'unknown' });
  world.remote.weather = 'fine';
  for (let i = 0; i < 2; i++) {
    const accepted = await answer({ status: 'ACCEPTED' }, 'one');
    expect(accepted.json().payload).toMatchObject({ connectWithoutInteraction: true, rejected: false });
  }
  await expect(isConnected(files, 'oidc10_rp')).resolves.toBe(true);
  await expect(mails()).resolves.toEqual([['connected', 'CXT-1']]);
});

test('denied: rejected over there, nothing changes here', async () => {
  await invited();
  const denied = await answer({ status: 'REJECTED', comment: 'No.' });
  expect(denied.json().payload).toMatchObject({ status: 'REJECTED', rejected: true });
  expect(world.remote.tickets).toMatchObject([{ status: 'Resolved', rejected: true }]);
});

test('an answer that waits for the other side blocks any other answer', async () => {
  await invited();
  world.remote.weather = 'requestLost';
  expect((await answer({ status: 'ACCEPTED' }, 'one')).statusCode).toBe(503);
  world.remote.weather = 'fine';
  expect((await answer({ status: 'REJECTED' }, 'two')).json().type).toContain('already-answered');
  world.pass(60_000);
  await expect(server.outbox.next()).resolves.toBe(true);
  expect(world.remote.written).toEqual(['create', 'accepted CXT-1']);
});

test('repeated while the other side is down, it is still unknown whether an answer has arrived', async () => {
  await invited();
  world.remote.weather = 'answerLost';
  expect((await answer({ status: 'ACCEPTED' }, 'one')).json()).toMatchObject({ delivery: 'unknown' });
  world.remote.weather = 'down';
  expect((await answer({ status: 'ACCEPTED' }, 'one')).json()).toMatchObject({ delivery: 'unknown' });
  world.pass(60_000);
  await server.outbox.next();
  await expect(outboxStates(world)).resolves.toEqual(['uncertain']);
  world.remote.weather = 'fine';
  expect((await answer({ status: 'ACCEPTED' }, 'one')).statusCode).toBe(200);
  expect(world.remote.tickets).toMatchObject([{ status: 'In Progress' }]);
});

test('unknown, foreign, or of another kind: not found; answered over there in the meantime: too late', async () => {
  expect((await answer({ status: 'REJECTED' })).statusCode).toBe(404);
  await invited();
  const south = await server.as('southAdmin');
  expect((await answer({ status: 'REJECTED' }, undefined, south)).statusCode).toBe(404);
  expect((await answer({ status: 'REJECTED', type: 'UNLINKINVITE' })).statusCode).toBe(404);
  let lookUps = 0;
  world.remote.at = async (point) => {
    if (point === 'after find' && ++lookUps === 1) await world.remote.take('CXT-1', 'withdrawn', '');
  };
  expect((await answer({ status: 'REJECTED' }, 'one')).json().type).toContain('already-answered');
  await expect(outboxStates(world)).resolves.toEqual(['cancelled']);
});

test('a repetition is answered although the other side is down', async () => {
  await invited();
  const first = await answer({ status: 'REJECTED' }, 'one');
  world.remote.weather = 'down';
  expect((await answer({ status: 'REJECTED' }, 'one')).json()).toEqual(first.json());
  expect((await answer({ status: 'REJECTED' }, 'two')).json()).toMatchObject({ delivery: 'refused' });
});

test('a reminder is mailed once, and not again within a minute', async () => {
  await invited();
  world.remote.weather = 'answerLost';
  expect((await remind('one')).json()).toMatchObject({ delivery: 'unknown' });
  await expect(mails()).resolves.toEqual([]);
  world.remote.weather = 'fine';
  expect((await remind('one')).json().payload).toEqual({
    idpId: north,
    jiraKey: 'CXT-1',
    comments: 'Still waiting.',
  });
  await expect(mails()).resolves.toEqual([['reminder', 'CXT-1']]);
  expect((await remind('two')).json().type).toContain('already-sent');
  world.pass(60_000);
  expect((await remind('three')).statusCode).toBe(200);
  expect(world.remote.tickets).toMatchObject([{ personal_message: 'Still waiting.' }]);
});

test('a person can withdraw their own request until it is decided', async () => {
  await postConnect(admin);
  expect((await withdraw(await server.as('superUserAsAdmin'))).statusCode).toBe(403);
  expect((await withdraw()).json().payload).toMatchObject({ jiraKey: 'CXT-1', status: 'Closed' });
  expect(world.remote.written).toEqual(['create', 'withdrawn CXT-1']);
  expect((await withdraw()).statusCode).toBe(409);
  expect((await postConnect(admin)).json().payload.jiraKey).toBe('CXT-2');
});

test('pending changes are known from the requests that were filed here', async () => {
  const change = { spEntityId: mail, type: 'NO_CONSENT', typeMetaData: 'saml20_sp' };
  const response = await admin.post('/dashboard/api/users/me/consent', change);
  expect(response.json().payload).toMatchObject({ jiraKey: 'CXT-1', type: 'CHANGE' });
  await world.remote.create(connectRequest({ type: 'CHANGE', direction: null, change: null }), 'elsewhere');
  const pending = await admin.get('/dashboard/api/x/changes');
  expect(pending.json().payload).toMatchObject([{ jiraKey: 'CXT-1', subject: 'consent', spEntityId: mail }]);
  expect((await admin.post('/dashboard/api/users/me/consent', change)).json()).toMatchObject({
    status: 409,
    jiraKey: 'CXT-1',
  });
});

test('jiraDown is the last known state of the other side', async () => {
  const me = async () => (await admin.get('/dashboard/api/users/me')).json().payload.jiraDown;
  await expect(me()).resolves.toBe(false);
  world.remote.weather = 'down';
  await expect(me()).resolves.toBe(true);
});
