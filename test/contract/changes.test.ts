import { Type } from 'typebox';
import { PendingChange, NoChanges } from '../../src/contracts/wire/change';
import { Ticket } from '../../src/contracts/wire/ticket';
import { Service } from '../../src/contracts/wire/service';
import { CurrentUser } from '../../src/contracts/wire/user';
import { intranet, wiki } from '../support/server/fixtures';
import type { TestApp } from '../support/server/server';
import {
  CHANGES,
  CONSENT,
  json,
  loa15,
  loa2,
  MFA,
  refeds,
  setLevel,
  SETTINGS,
  startWithDesk,
  STRONG,
} from '../server/settings/changing';
import { expectProblem, payloadOf } from './checks';

let server: TestApp;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const service = { entityId: wiki, entityType: 'saml20_sp' };
const calls = [
  [CONSENT, { spEntityId: wiki, type: 'NO_CONSENT', explanationEn: '', typeMetaData: 'saml20_sp' }],
  [STRONG, { ...service, loaLevel: loa2 }],
  [MFA, { ...service, authnContextLevel: refeds }],
] as const;

test.each(calls)('%s answers a ticket, and nothing beyond the contract', async (path, body) => {
  const admin = await server.as('admin', { level: 3 });
  const ticket = payloadOf(Ticket, await json(admin, path, body));
  expect(ticket).toMatchObject({ type: 'CHANGE', spId: wiki, rejected: false });
  expect(payloadOf(Type.Array(PendingChange), await admin.get(CHANGES))).toMatchObject([
    { jiraKey: ticket.jiraKey },
  ]);
  expectProblem(await json(admin, path, body), 409, 'already-requested');
});

test('the institution itself: a ticket without a service, then a pending change and a collision (REQUIREMENTS 210, 212)', async () => {
  const admin = await server.as('admin');
  const ticket = payloadOf(Ticket, await json(admin, SETTINGS, { keywordsEn: 'north' }));
  expect(ticket).toMatchObject({ type: 'CHANGE', spId: 'N/A', rejected: false });
  const [pending] = payloadOf(Type.Array(PendingChange), await admin.get(CHANGES));
  expect(pending).toMatchObject({ jiraKey: ticket.jiraKey, subject: 'institution' });
  expect(pending).not.toHaveProperty('spEntityId');
  expectProblem(await json(admin, SETTINGS, { keywordsEn: 'x' }), 409, 'already-requested');
  expect(payloadOf(NoChanges, await json(admin, SETTINGS, {}))).toEqual({ 'no-changes': true });
  const weak = await server.as('admin', { level: 1 });
  expectProblem(await json(weak, SETTINGS, {}), 403, 'insufficient-user-authentication');
});

test('the services of the institution itself, with own values and without a look-up of connections (REQUIREMENTS 211)', async () => {
  const path = '/dashboard/api/users/me/serviceproviders';
  const own = payloadOf(Type.Array(Service), await (await server.as('southAdmin')).get(path));
  expect(own.map(({ spEntityId, connected }) => [spEntityId, connected])).toContainEqual([intranet, false]);
  expect(own.every(({ filteredUserAttributes }) => Array.isArray(filteredUserAttributes))).toBe(true);
  expect(payloadOf(Type.Array(Service), await (await server.as('admin')).get(path))).toEqual([]);
  expect(payloadOf(Type.Array(Service), await (await server.as('guest')).get(path))).toEqual([]);
});

test('an answer without a change has the one member of the contract', async () => {
  const admin = await server.as('admin');
  const minimal = { spEntityId: wiki, type: 'MINIMAL_CONSENT', explanationEn: '', explanationNl: '' };
  expect(payloadOf(NoChanges, await json(admin, CONSENT, minimal))).toEqual({ 'no-changes': true });
});

test('a lower level, one without a service, and a weak login are problems', async () => {
  const admin = await server.as('admin', { level: 3 });
  await setLevel(server, wiki, 'stepup', loa2);
  expectProblem(await json(admin, STRONG, { ...service, loaLevel: loa15 }), 409, 'level-lowered');
  expectProblem(await json(admin, STRONG, { ...service, entityId: 'x', loaLevel: loa15 }), 400, 'validation');
  const weak = await server.as('admin', { level: 1 });
  for (const [path, body] of calls) {
    expectProblem(await json(weak, path, body), 403, 'insufficient-user-authentication');
  }
  expectProblem(
    await weak.call('POST', MFA, '{', { 'content-type': 'application/json' }),
    403,
    'insufficient-user-authentication',
  );
  expectProblem(
    await admin.call('POST', MFA, '{', { 'content-type': 'application/json' }),
    400,
    'bad-request',
  );
});

test('the person gets the levels with their names', async () => {
  const user = payloadOf(CurrentUser, await (await server.as('admin')).get('/dashboard/api/users/me'));
  expect(user.assuranceLevels?.map(({ uri }) => uri)).toEqual(user.loaLevels);
  expect(user.multiFactorLevels?.map(({ uri }) => uri)).toEqual(user.authnContextLevels);
  expect(user.extensions).toContain('changes');
});
