import { sql } from 'kysely';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { takeStep } from '../../../server/modules/desk/desk';
import { writeOutage } from '../../../server/modules/tickets/local/deskOutage';
import type { ServiceConnectionRequest } from '../../../src/contracts/wire/invitation';
import { expectProblem } from '../../contract/checks';
import { hidden, mail, north, south, trial, wiki } from '../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp } from '../../support/server/server';
import { SEND, withPeople } from './inviting';

/** The dashboard that registers services asks an institution to connect one. */
const PATH = '/spDashboard/api/serviceConnectionRequest';
const account = { SP_DASHBOARD_USER: 'spd', SP_DASHBOARD_PASSWORD: 'a secret of machines' };
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const authorization = basic('spd', 'a secret of machines');
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { ...account, WRITES_PER_MINUTE: '1000' },
  });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
});
afterAll(() => server.close());

const invitationBody: ServiceConnectionRequest = {
  idpEntityId: north,
  spEntityId: mail,
  typeMetaData: 'saml20_sp',
  ownName: 'Zoë O. (Mail)',
  ownEmail: 'zoe@mail.example',
};

/** As another server sends it: without a browser's headers. */
const put = (changes: object = {}, headers: Record<string, string> = { authorization }, app = server) =>
  app.app.inject({
    method: 'PUT',
    url: PATH,
    payload: { ...invitationBody, ...changes },
    headers: { host: new URL(app.config.publicUrl).host, ...headers },
  });

const tickets = () => server.database.read.selectFrom('ticket').selectAll().execute();
const mails = () => server.database.read.selectFrom('mail').selectAll().execute();

test('sends an invitation to connect, with a mail to the people who manage the institution', async () => {
  const response = await put();
  const [ticket] = await tickets();
  expect([response.statusCode, response.json()]).toEqual([200, { jiraKey: ticket?.key }]);
  expect(ticket).toMatchObject({
    type: 'LINKINVITE',
    status: 'Waiting for customer',
    institution_entity_id: north,
    service_entity_id: mail,
    direction: 'connect',
    user_name: 'Zoë O. (Mail)',
    user_email: 'zoe@mail.example',
    email_to: 'ann@north.example, adam@north.example',
    personal_message: '',
  });
  await expect(mails()).resolves.toMatchObject([
    {
      kind: 'invitation',
      institution_entity_id: north,
      reply_to: 'zoe@mail.example',
      ticket_key: ticket?.key,
      recipients: [{ address: 'ann@north.example' }],
      copies: [{ address: 'adam@north.example' }],
      plain_text: expect.stringContaining(`/about/${ticket?.key}/accept`),
    },
  ]);
});

test('the institution can answer it', async () => {
  const { jiraKey } = (await put()).json<{ jiraKey: string }>();
  const admin = await server.as('admin');
  const response = await admin.call('PUT', SEND, { status: 'ACCEPTED', type: 'LINKINVITE', jiraKey });
  expect(response.statusCode).toBe(200);
});

test('a repeated invitation, even a simultaneous one, is the same while it is open, without a second mail', async () => {
  const first = await Promise.all([put(), put(), put()]);
  const later = await put({ ownEmail: 'other@mail.example' });
  const responses = [...first, later];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect([(await tickets()).length, (await mails()).length]).toEqual([1, 1]);
  const { jiraKey: key } = later.json<{ jiraKey: string }>();
  await takeStep(server, { action: 'withdraw', key, comment: 'No.' }, 'Dee Desk', new Date());
  expect((await put()).json()).not.toEqual({ jiraKey: key });
  expect([(await tickets()).length, (await mails()).length]).toEqual([2, 2]);
});

test('a request of the institution itself is named, and is not answered', async () => {
  const admin = await server.as('admin');
  await admin.form('/dashboard/api/services/connect', { spEntityId: mail, type: 'saml20_sp' });
  const [ticket] = await tickets();
  expect(expectProblem(await put(), 409, 'already-requested')).toMatchObject({ jiraKey: ticket?.key });
  await expect(mails()).resolves.toEqual([]);
});

test.each([
  ['no account', {}],
  ['another password', { authorization: basic('spd', 'a secret of machine') }],
  ['another user', { authorization: basic('sp', 'd:a secret of machines') }],
  ['another scheme', { authorization: 'Bearer x' }],
  ['empty credentials', { authorization: 'Basic ' }],
])('%s is refused before the body is read', async (_title, headers) => {
  const refused = await put({ idpEntityId: 7 }, headers);
  expectProblem(refused, 401, 'unknown-account');
  expect(refused.headers['www-authenticate']).toMatch(/^Basic realm=/);
  await expect(tickets()).resolves.toEqual([]);
});

test('a session does not count as an account', async () => {
  const { headers } = await server.as('superUserAsAdmin', { level: 3 });
  expectProblem(await put({}, headers), 401, 'unknown-account');
});

test('without the settings the address does not exist', async () => {
  const off = await startTestApp({ database: server.database });
  expectProblem(await put({}, { authorization }, off), 404, 'not-found');
  expectProblem(await (await off.as('guest')).get(PATH), 404, 'not-found');
  await off.close();
});

test.each([
  [400, 'validation', { idpEntityId: 'https://none.example' }],
  [400, 'validation', { idpEntityId: trial }],
  [400, 'validation', { spEntityId: 'https://none.example' }],
  [400, 'validation', { spEntityId: hidden }],
  [400, 'validation', { typeMetaData: 'oidc10_rp' }],
  [400, 'validation', { typeMetaData: 'thing' }],
  [400, 'validation', { ownName: ' \r\n ' }],
  [400, 'validation', { ownName: 'a\0b' }],
  [400, 'validation', { ownName: 'a'.repeat(256) }],
  [400, 'validation', { ownEmail: 'zoe' }],
  [400, 'validation', { ownEmail: 'zoe@mail.example, all@mail.example' }],
  [400, 'validation', { ownEmail: null }],
  [400, 'no-recipients', { idpEntityId: south }],
  [409, 'already-connected', { spEntityId: wiki }],
  [413, 'body-too-large', { more: 'a'.repeat(20_000) }],
] as const)('%i %s: %j', async (status, name, changes) => {
  expectProblem(await put(changes), status, name);
  await expect(tickets()).resolves.toEqual([]);
  await expect(mails()).resolves.toEqual([]);
});

test('a name is one line in the ticket and in the mail', async () => {
  await put({ ownName: 'Eve\r\nBcc: all@example.org' });
  const [ticket] = await tickets();
  expect(ticket).toMatchObject({
    user_name: 'Eve Bcc: all@example.org',
    body: expect.stringContaining('Applicant name: Eve Bcc: all@example.org\nApplicant email'),
  });
});

test('institutions without an institution id cannot answer, and a ticket system that is down accepts nothing', async () => {
  await server.database.transaction((tx) => writeOutage(tx, 'down'));
  expectProblem(await put(), 503, 'ticket-system-unavailable');
  await server.database.transaction((tx) => writeOutage(tx, 'up'));
  await server.database.transaction((tx) =>
    tx
      .updateTable('institution')
      .set({ institution_id: sql<null>`null` })
      .where('entity_id', '=', north)
      .execute(),
  );
  expectProblem(await put(), 400, 'validation');
  await expect(tickets()).resolves.toEqual([]);
});

test('a person who guesses passwords runs into the limit of an address', async () => {
  const limited = await startTestApp({
    settings: { ...account, WRITES_PER_MINUTE: '3' },
    database: server.database,
  });
  const statuses = [];
  for (let guess = 0; guess < 5; guess += 1) {
    const headers = { authorization: basic('spd', `guess ${guess}`) };
    statuses.push((await put({}, headers, limited)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  await limited.close();
});
