import { catalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import { PROBLEM_PREFIX, type Envelope, type Problem } from '../../../src/contracts/wire/common';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import { files, hidden, mail, north, tenant, wiki } from '../../support/server/fixtures';
import { writeOutage, type DeskOutage } from '../../../server/modules/tickets/local/deskOutage';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../support/server/server';
import {
  academy,
  club,
  library,
  portal,
  speaksSaml1Only,
  vault,
  withMoreServices,
} from '../catalogue/moreServices';

const CONNECT = '/dashboard/api/services/connect';
const DISCONNECT = '/dashboard/api/services/disconnect';
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

const saml = (spEntityId: string, more: Record<string, string> = {}) => ({
  spEntityId,
  type: 'saml20_sp',
  ...more,
});

function multipart(client: TestClient, path: string, fields: Record<string, string>, key?: string) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return client.call('POST', path, `${parts.join('')}--xyz--\r\n`, {
    'content-type': 'multipart/form-data; boundary=xyz',
    ...(key !== undefined && { 'idempotency-key': key }),
  });
}

function problemOf(response: { json(): unknown }): string {
  return (response.json() as Problem).type.replace(PROBLEM_PREFIX, '');
}

function deskIs(state: DeskOutage): Promise<void> {
  return server.database.transaction((tx) => writeOutage(tx, state));
}

async function filed() {
  return server.database.read.selectFrom('ticket').selectAll().orderBy('number').execute();
}

function urlencoded(client: TestClient, path: string, fields: Record<string, string>) {
  return client.form(path, fields);
}

test.each([
  ['multipart', multipart],
  ['urlencoded', urlencoded],
])('a %s form files a ticket that carries the change', async (_kind, send) => {
  const loaLevel = server.config.levels.offered[1]?.uri ?? '';
  const response = await send(
    admin,
    CONNECT,
    saml(mail, { comments: ' please ', loaLevel, emailContactPerson: 'ann@north.example' }),
  );
  expect(response.statusCode).toBe(200);
  expect(response.json<Envelope<Ticket>>().payload).toMatchObject({
    jiraKey: expect.stringMatching(/^CXT-\d+$/),
    type: 'LINKREQUEST',
    userName: 'Test admin',
    idpId: north,
    spId: mail,
    body: 'please',
    emailContactPerson: 'ann@north.example',
    loaLevel,
    connectWithoutInteraction: false,
    service: { id: 12, connected: false },
  });
  const [ticket] = await filed();
  expect(ticket).toMatchObject({
    direction: 'connect',
    change: { kind: 'connect', institution: north, service: mail, serviceType: 'saml20_sp', level: loaLevel },
  });
  expect(ticket?.body).toMatch(/Applicant name: Test admin[^]*Remark: please/);
});

test.each([
  ['wants no interaction', { spEntityId: files, type: 'oidc10_rp' }],
  ['is the institution’s own', saml(library)],
])('a service that %s is connected at once, without a ticket', async (_reason, form) => {
  const response = await admin.form(CONNECT, form);
  const { payload } = response.json<Envelope<Ticket>>();
  expect(payload).toMatchObject({
    connectWithoutInteraction: true,
    rejected: false,
    service: { connected: true },
  });
  expect(payload.jiraKey).toBeUndefined();
  expect(await filed()).toEqual([]);
  const detail = await admin.get(
    `/dashboard/api/services/detail?spId=${payload.service?.id}&entityType=${form.type}`,
  );
  expect(detail.json()).toMatchObject({ payload: { connected: true } });
});

test('a template takes a ticket, and disconnecting always does', async () => {
  await admin.form(CONNECT, { spEntityId: tenant, type: 'single_tenant_template' });
  await admin.form(DISCONNECT, saml(wiki, { comments: 'no more' }));
  expect((await filed()).map((ticket) => [ticket.type, ticket.service_entity_id])).toEqual([
    ['LINKREQUEST', tenant],
    ['UNLINKREQUEST', wiki],
  ]);
});

const refused: [string, number, string, Record<string, string>][] = [
  [CONNECT, 409, 'already-connected', saml(wiki)],
  [DISCONNECT, 409, 'not-connected', saml(mail)],
  [CONNECT, 403, 'service-not-offered', saml(hidden)],
  [CONNECT, 403, 'service-not-offered', saml(portal)],
  [CONNECT, 403, 'service-not-offered', saml('https://unknown.example')],
  [DISCONNECT, 403, 'service-not-offered', saml('https://unknown.example')],
  [CONNECT, 403, 'service-not-offered', { spEntityId: wiki, type: 'oidc10_rp' }],
  [CONNECT, 403, 'forbidden', saml(academy)],
  [CONNECT, 400, 'validation', saml(mail, { loaLevel: 'http://levels.example/loa9' })],
  [CONNECT, 400, 'validation', saml(vault, { loaLevel: testConfig().levels.offered[1]?.uri ?? '' })],
  [CONNECT, 400, 'validation', saml(mail, { emailContactPerson: 'ann@north' })],
  [CONNECT, 400, 'validation', { spEntityId: mail, type: 'saml' }],
  [CONNECT, 400, 'validation', { type: 'saml20_sp' }],
];
test.each(refused)('%s answers %i %s to case %# and changes nothing', async (path, status, problem, form) => {
  const before = await catalogueVersion(server.database.read);
  const response = await admin.form(path, form);
  expect([response.statusCode, problemOf(response)]).toEqual([status, problem]);
  expect(await filed()).toEqual([]);
  expect(await catalogueVersion(server.database.read)).toBe(before);
});

test('a service without SAML 2.0 is not connected, says so everywhere, and can be disconnected', async () => {
  for (const service of [mail, wiki]) await speaksSaml1Only(server.database, service);
  const response = await admin.form(CONNECT, saml(mail));
  expect([response.statusCode, response.json<Problem>().detail]).toEqual([
    403,
    'The service supports only SAML 1.1',
  ]);
  expect(await filed()).toEqual([]);
  const detail = await admin.get('/dashboard/api/services/detail?spId=12&entityType=saml20_sp');
  expect(detail.json()).toMatchObject({ payload: { spEntityId: mail, saml1Only: true } });
  expect((await admin.form(DISCONNECT, saml(wiki))).statusCode).toBe(200);
});

test('a test institution, and one without an institution id, connect nothing', async () => {
  expect((await (await server.as('trialAdmin')).form(CONNECT, saml(mail))).statusCode).toBe(403);
  await server.database.transaction((tx) =>
    tx.updateTable('institution').set({ institution_id: null }).where('entity_id', '=', north).execute(),
  );
  expect((await admin.form(CONNECT, saml(mail))).statusCode).toBe(403);
  expect(await filed()).toEqual([]);
});

test('a double click files one ticket and gets one answer', async () => {
  const send = () => multipart(admin, CONNECT, saml(mail), 'key-1');
  const responses = await Promise.all([send(), send(), send()]);
  expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200]);
  expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  expect(await filed()).toHaveLength(1);
});

test('a second tab gets the key of the first one’s ticket', async () => {
  const responses = await Promise.all(
    ['key-1', 'key-2'].map((key) => multipart(admin, CONNECT, saml(mail), key)),
  );
  const [first, second] = responses.sort((a, b) => a.statusCode - b.statusCode);
  expect([first?.statusCode, second?.statusCode]).toEqual([200, 409]);
  expect(second?.json()).toMatchObject({ jiraKey: first?.json<Envelope<Ticket>>().payload.jiraKey });
  expect(await filed()).toHaveLength(1);
});

test('a key of another request is refused', async () => {
  await multipart(admin, CONNECT, saml(mail), 'key-1');
  const response = await multipart(admin, CONNECT, saml(club), 'key-1');
  expect([response.statusCode, problemOf(response)]).toEqual([422, 'idempotency-key-reused']);
  expect(await filed()).toHaveLength(1);
});

test('an outage leaves nothing behind, and the same key works afterwards', async () => {
  await deskIs('unreachable');
  const response = await multipart(admin, CONNECT, saml(mail), 'key-1');
  expect([response.statusCode, problemOf(response)]).toEqual([503, 'ticket-system-unavailable']);
  expect(response.json()).toMatchObject({ delivery: 'unknown' });
  expect(await filed()).toEqual([]);
  await deskIs('up');
  expect((await multipart(admin, CONNECT, saml(mail), 'key-1')).statusCode).toBe(200);
});
