import { files, hidden, mail, wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import {
  atDesk,
  CHANGES,
  CONSENT,
  deskIs,
  filed,
  json,
  levelsOf,
  loa2,
  loa3,
  MFA,
  problemIn,
  refeds,
  setLevel,
  startWithDesk,
} from '../../../server/settings/changing';
import { api, withMoreServices } from '../../../server/catalogue/moreServices';
import { add, request, send, SET, setOf } from './gathering';

let server: TestApp;
let admin: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin', { level: 3 });
  colleague = await server.as('admin', { level: 3 });
});
afterAll(() => server.close());

const level2 = {
  kind: 'strongAuthentication',
  service: wiki,
  serviceType: 'saml20_sp',
  loaLevel: loa2,
} as const;
const multiFactor = {
  kind: 'multiFactor',
  service: wiki,
  serviceType: 'saml20_sp',
  authnContextLevel: refeds,
} as const;
const consent = { kind: 'consent', service: wiki, serviceType: 'saml20_sp', type: 'NO_CONSENT' } as const;
const connectMail = { kind: 'connect', service: mail, serviceType: 'saml20_sp' } as const;
const connectFiles = { kind: 'connect', service: files, serviceType: 'oidc10_rp' } as const;
const disconnectWiki = { kind: 'disconnect', service: wiki, serviceType: 'saml20_sp' } as const;

test('an admin sees the changes that another one gathers, with who added them and when (REQUIREMENTS 399)', async () => {
  expect(await add(admin, level2, connectMail)).toEqual({ added: 2, size: 2, refused: [] });
  const { lines } = await setOf(colleague);
  expect(lines).toMatchObject([
    {
      kind: 'strongAuthentication',
      service: wiki,
      serviceName: 'wiki.example',
      fields: [{ field: 'loaLevel', to: loa2 }],
      addedBy: 'Test admin',
      addedAt: expect.stringMatching(/^\d{4}-/),
    },
    { kind: 'connect', service: mail, fields: [{ field: 'connection', from: 'false', to: 'true' }] },
  ]);
  expect((await colleague.get(`${SET}/size`)).json()).toMatchObject({ payload: { size: 2 } });
  expect(await filed(server)).toEqual([]);
});

test('a second line about the same value of a service replaces the first (REQUIREMENTS 399)', async () => {
  await add(admin, level2);
  const before = await setOf(admin);
  await add(colleague, { ...level2, loaLevel: loa3 });
  const after = await setOf(admin);
  expect(after.lines).toMatchObject([{ fields: [{ to: loa3 }] }]);
  expect(after.version).not.toBe(before.version);
});

test('lines that can never be sent are refused by their places (REQUIREMENTS 400)', async () => {
  await withMoreServices(server.database);
  await setLevel(server, wiki, 'stepup', loa3);
  await json(admin, CONSENT, { spEntityId: wiki, type: 'DEFAULT_CONSENT' });
  const [ticket] = await filed(server);
  const refused = await add(
    admin,
    { ...connectMail, service: wiki },
    { ...disconnectWiki, service: mail },
    level2,
    { ...level2, loaLevel: loa3 },
    { ...multiFactor, authnContextLevel: 'https://nobody.example' },
    { ...connectMail, service: hidden },
    consent,
    { ...multiFactor, authnContextLevel: '' },
    connectMail,
    { ...multiFactor, service: api, serviceType: 'oauth20_rs' },
  );
  expect(refused).toEqual({
    added: 1,
    size: 1,
    refused: [
      { place: 0, obstacle: 'same' },
      { place: 1, obstacle: 'same' },
      { place: 2, obstacle: 'higherLevel' },
      { place: 3, obstacle: 'same' },
      { place: 4, obstacle: 'notOffered' },
      { place: 5, obstacle: 'unknown' },
      { place: 6, obstacle: 'requested', jiraKey: ticket?.key },
      { place: 7, obstacle: 'same' },
      { place: 9, obstacle: 'unknown' },
    ],
  });
});

test('a set becomes one ticket, and takes effect as a whole when that is resolved (REQUIREMENTS 401)', async () => {
  await add(admin, level2, multiFactor, consent, connectMail);
  const sent = await send(colleague, 'As agreed.');
  expect(sent).toEqual({
    jiraKey: expect.stringMatching(/^CXT-\d+$/),
    tickets: 1,
    asked: 4,
    made: 0,
    left: 0,
  });
  expect((await setOf(admin)).lines).toEqual([]);
  const tickets = await filed(server);
  expect(tickets).toMatchObject([{ type: 'CHANGE', service_entity_id: null, change: { kind: 'set' } }]);
  expect(tickets[0]?.body).toContain(`${wiki} (saml20_sp): Multi-factor authentication: none → `);
  expect(tickets[0]?.body).toMatch(/\nRemark: As agreed\.$/);
  expect(await levelsOf(server)).toEqual([]);

  await atDesk(server, { action: 'resolve', key: sent.jiraKey, resolution: 'done' });
  expect(await levelsOf(server)).toEqual([`${wiki} mfa ${refeds}`, `${wiki} stepup ${loa2}`]);
  const noted = await server.database.read.selectFrom('connection_event').selectAll().execute();
  expect(noted).toMatchObject([{ kind: 'connect', service_entity_id: mail, ticket_key: sent.jiraKey }]);
});

test('a service that needs no approval is connected immediately; without others no ticket is created (REQUIREMENTS 401)', async () => {
  await add(admin, connectFiles);
  expect(await send(admin)).toEqual({ tickets: 0, asked: 0, made: 1, left: 0 });
  expect(await filed(server)).toEqual([]);
  expect(await add(admin, connectFiles)).toMatchObject({ refused: [{ obstacle: 'same' }] });
});

test('a line that has become impossible stays with its reason, and the rest is sent (REQUIREMENTS 402)', async () => {
  await add(admin, level2, multiFactor, connectMail);
  await json(colleague, MFA, { entityId: wiki, entityType: 'saml20_sp', authnContextLevel: refeds });
  const [first] = await filed(server);
  const { lines } = await setOf(admin);
  expect(lines.map(({ kind, obstacle, jiraKey }) => [kind, obstacle, jiraKey])).toEqual([
    ['strongAuthentication', undefined, undefined],
    ['multiFactor', 'requested', first?.key],
    ['connect', undefined, undefined],
  ]);
  expect(await send(admin)).toMatchObject({ asked: 2, left: 1 });
  expect((await setOf(admin)).lines).toMatchObject([{ kind: 'multiFactor', obstacle: 'requested' }]);
});

test('a value that another person has changed in the meantime is reported (REQUIREMENTS 402)', async () => {
  await add(admin, { ...level2, loaLevel: loa3 });
  await setLevel(server, wiki, 'stepup', loa2);
  expect((await setOf(admin)).lines).toMatchObject([
    { changedSince: true, fields: [{ field: 'loaLevel', from: loa2, to: loa3 }] },
  ]);
  await server.database.transaction((tx) => tx.deleteFrom('service').where('entity_id', '=', wiki).execute());
  expect((await setOf(admin)).lines).toMatchObject([{ obstacle: 'unknown', service: wiki }]);
});

test('a line that the sender has not seen is not sent (REQUIREMENTS 403)', async () => {
  await add(admin, level2);
  const { version } = await setOf(admin);
  await add(colleague, connectMail);
  const refused = await request(admin, version);
  expect([refused.statusCode, problemIn(refused)]).toEqual([409, 'change-set-changed']);
  expect(await filed(server)).toEqual([]);
  expect((await setOf(admin)).lines).toHaveLength(2);
});

test('a repetition under the same key gets the first answer (REQUIREMENTS 403)', async () => {
  await add(admin, level2);
  const { version } = await setOf(admin);
  const first = await request(admin, version, '', 'k-1');
  const again = await request(admin, version, '', 'k-1');
  expect(again.json()).toEqual(first.json());
  expect(await filed(server)).toHaveLength(1);
});

test('a ticket system that is down accepts nothing, and the set stays (REQUIREMENTS 403)', async () => {
  await add(admin, level2, connectFiles);
  await deskIs(server, 'down');
  const { version } = await setOf(admin);
  const refused = await request(admin, version);
  expect([refused.statusCode, problemIn(refused)]).toEqual([503, 'ticket-system-unavailable']);
  await deskIs(server, 'up');
  expect((await setOf(admin)).lines).toHaveLength(2);
  expect((await setOf(admin)).lines.every(({ obstacle }) => obstacle === undefined)).toBe(true);
});

test('a level requires the same login as a single request for it (REQUIREMENTS 403)', async () => {
  const weak = await server.as('admin', { level: 2 });
  await add(weak, level2, connectMail);
  const refused = await request(weak, (await setOf(weak)).version);
  expect(problemIn(refused)).toBe('insufficient-user-authentication');
  expect(refused.json()).toMatchObject({ level: 3 });
  await json(weak, `${SET}/removal`, { lines: [(await setOf(weak)).lines[0]?.id] });
  expect(await send(weak)).toMatchObject({ asked: 1 });
});

test('an open set prevents single requests, and its own lines (REQUIREMENTS 404)', async () => {
  await add(admin, multiFactor, connectMail);
  const { jiraKey } = await send(admin);
  const single = await json(admin, MFA, {
    entityId: wiki,
    entityType: 'saml20_sp',
    authnContextLevel: refeds,
  });
  expect([problemIn(single), single.json()]).toMatchObject(['already-requested', { jiraKey }]);
  expect(await add(admin, connectMail)).toMatchObject({ refused: [{ obstacle: 'requested', jiraKey }] });
  expect((await admin.get(CHANGES)).json()).toMatchObject({
    payload: [{ jiraKey, subject: 'multiFactor', spEntityId: wiki }],
  });
});

test('a closed set is not reopened while another ticket requests a part of it (REQUIREMENTS 404)', async () => {
  await add(admin, multiFactor, connectMail);
  const { jiraKey } = await send(admin);
  await atDesk(server, { action: 'reject', key: jiraKey, comment: 'Not now.' });
  await json(admin, MFA, { entityId: wiki, entityType: 'saml20_sp', authnContextLevel: refeds });
  await expect(atDesk(server, { action: 'reopen', key: jiraKey })).rejects.toThrow();
});

test('if one change is no longer possible, none is made (REQUIREMENTS 401)', async () => {
  await add(admin, { ...level2, loaLevel: loa2 }, multiFactor);
  const { jiraKey } = await send(admin);
  await setLevel(server, wiki, 'stepup', loa3);
  await expect(atDesk(server, { action: 'resolve', key: jiraKey, resolution: 'done' })).rejects.toThrow();
  expect(await levelsOf(server)).toEqual([`${wiki} stepup ${loa3}`]);
});
