import type { Envelope } from '../../../src/contracts/wire/common';
import type { PendingChange } from '../../../src/contracts/wire/change';
import type { TicketPage } from '../../../src/contracts/wire/ticket';
import { files, mail, wiki } from '../../support/server/fixtures';
import type { TestApp, TestClient } from '../../support/server/server';
import {
  atDesk,
  CHANGES,
  CONSENT,
  deskIs,
  filed,
  json,
  loa2,
  MFA,
  microsoft,
  problemIn,
  refeds,
  setLevel,
  startWithDesk,
  STRONG,
} from './changing';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin', { level: 3 });
});
afterAll(() => server.close());

const consent = { spEntityId: wiki, type: 'NO_CONSENT', explanationEn: '', explanationNl: '' };
const strong = { entityId: wiki, entityType: 'saml20_sp', loaLevel: loa2 };
const multi = { entityId: wiki, entityType: 'saml20_sp', authnContextLevel: refeds };

async function pending(client = admin): Promise<PendingChange[]> {
  return (await client.get(CHANGES)).json<Envelope<PendingChange[]>>().payload;
}

test('every setting of a service may wait at once, and each is listed with old and new value', async () => {
  await setLevel(server, wiki, 'mfa', microsoft);
  for (const [path, body] of [
    [CONSENT, { ...consent, explanationEn: 'Hello' }],
    [STRONG, strong],
    [MFA, multi],
  ] as const)
    expect((await json(admin, path, body)).statusCode).toBe(200);
  const [first, second, third] = await pending();
  expect(first).toEqual({
    jiraKey: (await filed(server)).at(-1)?.key,
    requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    userName: 'Test admin',
    subject: 'multiFactor',
    spEntityId: wiki,
    entityType: 'saml20_sp',
    changes: [{ field: 'authnContextLevel', from: microsoft, to: refeds }],
  });
  expect(second).toMatchObject({
    subject: 'strongAuthentication',
    changes: [{ field: 'loaLevel', to: loa2 }],
  });
  expect(third).toMatchObject({
    subject: 'consent',
    changes: [
      { field: 'type', from: 'MINIMAL_CONSENT', to: 'NO_CONSENT' },
      { field: 'explanationEn', to: 'Hello' },
    ],
  });
});

test('a second request for the same setting gets the key of the first, regardless of the requested value', async () => {
  const first = await json(admin, CONSENT, consent, 'key-1');
  const second = await json(admin, CONSENT, { ...consent, type: 'DEFAULT_CONSENT' }, 'key-2');
  expect([second.statusCode, problemIn(second)]).toEqual([409, 'already-requested']);
  expect(second.json()).toMatchObject({ jiraKey: first.json<Envelope<PendingChange>>().payload.jiraKey });
  const other = { ...consent, spEntityId: files, typeMetaData: 'oidc10_rp' };
  expect((await json(admin, CONSENT, other)).statusCode).toBe(200);
});

test('of two at the same time one is filed, and the other learns its key', async () => {
  const responses = await Promise.all(['key-1', 'key-2'].map((key) => json(admin, STRONG, strong, key)));
  const [first, second] = responses.sort((a, b) => a.statusCode - b.statusCode);
  expect([first?.statusCode, second?.statusCode]).toEqual([200, 409]);
  expect(second?.json()).toMatchObject({ jiraKey: first?.json<Envelope<PendingChange>>().payload.jiraKey });
  expect(await filed(server)).toHaveLength(1);
});

test('a double click files one ticket and gets one answer', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => json(admin, MFA, multi, 'key-1')));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(await filed(server)).toHaveLength(1);
  const reused = await json(admin, MFA, { ...multi, entityId: mail }, 'key-1');
  expect([reused.statusCode, problemIn(reused)]).toEqual([422, 'idempotency-key-reused']);
});

test('an outage leaves nothing behind, and the same key works afterwards', async () => {
  await deskIs(server, 'unreachable');
  const response = await json(admin, CONSENT, consent, 'key-1');
  expect([response.statusCode, problemIn(response)]).toEqual([503, 'ticket-system-unavailable']);
  expect(response.json()).toMatchObject({ delivery: 'unknown' });
  expect((await admin.get(CHANGES)).statusCode).toBe(503);
  expect(await filed(server)).toEqual([]);
  await deskIs(server, 'up');
  expect((await json(admin, CONSENT, consent, 'key-1')).statusCode).toBe(200);
});

test('a change that the desk has finished is no longer pending, and may be requested again', async () => {
  await json(admin, CONSENT, consent);
  const [ticket] = await filed(server);
  await atDesk(server, { action: 'reject', key: ticket?.key, comment: 'Not now' });
  expect(await pending()).toEqual([]);
  expect((await json(admin, CONSENT, consent)).statusCode).toBe(200);
  await expect(atDesk(server, { action: 'reopen', key: ticket?.key })).rejects.toThrow(
    /cannot be reopened: CXT-\d+ is open for the same institution and service/,
  );
});

test('resolved and reopened it waits again, and resolved again it changes nothing more', async () => {
  await json(admin, STRONG, strong);
  const [ticket] = await filed(server);
  const done = { action: 'resolve', key: ticket?.key, resolution: 'done' };
  await atDesk(server, done);
  await atDesk(server, { action: 'reopen', key: ticket?.key });
  expect(await pending()).toHaveLength(1);
  await atDesk(server, done);
  expect(await server.database.read.selectFrom('level_setting').selectAll().execute()).toHaveLength(1);
});

test('a change of a service that has gone in the meantime cannot be made, and the ticket stays as it is', async () => {
  await json(admin, MFA, multi);
  const [ticket] = await filed(server);
  await server.database.transaction((tx) => tx.deleteFrom('service').where('entity_id', '=', wiki).execute());
  await expect(atDesk(server, { action: 'resolve', key: ticket?.key, resolution: 'done' })).rejects.toThrow(
    /https:\/\/wiki.example is not known any more/,
  );
  expect(await filed(server)).toMatchObject([{ status: 'Open' }]);
});

test('an institution sees its own changes, viewers as well, and no others', async () => {
  await json(admin, CONSENT, consent);
  expect(await pending(await server.as('viewer'))).toHaveLength(1);
  expect(await pending(await server.as('superUserAsViewer'))).toHaveLength(1);
  expect(await pending(await server.as('southAdmin'))).toEqual([]);
  expect((await (await server.as('member')).get(CHANGES)).statusCode).toBe(403);
});

test('tickets about connections, and those without a change, are not changes', async () => {
  await admin.form('/dashboard/api/services/connect', { spEntityId: mail, type: 'saml20_sp' });
  expect(await filed(server)).toHaveLength(1);
  expect(await pending()).toEqual([]);
});

test('only administrators, and super users in that role, request changes', async () => {
  const asAdmin = await server.as('superUserAsAdmin');
  expect((await json(asAdmin, CONSENT, consent)).statusCode).toBe(200);
  for (const person of ['superUser', 'superUserAsViewer', 'viewer', 'member', 'guest'] as const) {
    expect((await json(await server.as(person), CONSENT, consent)).statusCode).toBe(403);
  }
});

test('the ticket has the change as data, instead of the text for the desk', async () => {
  await json(admin, MFA, multi);
  const response = await admin.post('/dashboard/api/actions', {});
  const [ticket] = response.json<Envelope<TicketPage>>().payload.issues;
  const fields = [{ field: 'authnContextLevel', to: refeds }];
  expect(ticket).toMatchObject({ type: 'CHANGE', change: { kind: 'multiFactor', fields } });
  expect(ticket).not.toHaveProperty('remark');
});
