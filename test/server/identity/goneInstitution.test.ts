/**
 * An institution leaves the federation while its people, or people acting for it, are logged in: no one gets
 * its rights, and nothing breaks.
 */
import type { CurrentUser } from '../../../src/contracts/wire/user';
import { expectProblem } from '../../contract/checks';
import { north, south, twinA, twinB } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const ME = '/dashboard/api/users/me';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

async function me(client: TestClient): Promise<CurrentUser> {
  const response = await client.get(ME);
  expect(response.statusCode).toBe(200);
  return response.json<{ payload: CurrentUser }>().payload;
}

async function gone(entityId: string): Promise<void> {
  await server.database.transaction((tx) =>
    tx.deleteFrom('institution').where('entity_id', '=', entityId).execute(),
  );
}

test('a person whose institution has gone gets the answer of a guest, the reason, and no data of it', async () => {
  const admin = await server.as('admin');
  expect((await me(admin)).currentIdp?.id).toBe(north);
  await gone(north);
  const user = await me(admin);
  expect(user).toMatchObject({
    guest: true,
    institutionGone: 'own',
    institutionIdps: [],
    attributeMap: {},
  });
  expect(JSON.stringify(user)).not.toContain(north);
});

test('a person whose institution has gone can log out, and is a guest like others then', async () => {
  const admin = await server.as('admin');
  await gone(north);
  expect((await admin.call('POST', '/dashboard/api/logout')).statusCode).toBe(204);
  expect(await me(admin)).not.toHaveProperty('institutionGone');
  expect(await me(await server.as('guest'))).not.toHaveProperty('institutionGone');
});

test('a person who acted for an institution that has gone is back at their own, with one message', async () => {
  for (const [role, at] of [
    ['superUser', 'ROLE_DASHBOARD_ADMIN'],
    ['twinAdmin', ''],
  ] as const) {
    const client = await server.as(role);
    const to = new URLSearchParams({ idpId: twinB, role: at });
    expect((await client.call('POST', `${ME}/switch-to-idp?${to}`)).statusCode).toBe(204);
    expect(await me(client)).toMatchObject({ switchedToIdp: { id: twinB } });
    expect(await me(client)).not.toHaveProperty('institutionGone');
    await gone(twinB);
    // Other calls do not take the news away.
    await client.call('GET', '/dashboard/api/services');
    const first = await me(client);
    expect(first).toMatchObject({ institutionGone: 'switchedTo', guest: false });
    expect(first).not.toHaveProperty('switchedToIdp');
    const second = await me(client);
    expect(second).not.toHaveProperty('institutionGone');
    expect(second).not.toHaveProperty('switchedToIdp');
    await server.database.reset();
  }
});

test.each([
  ['GET', '/services'],
  ['GET', '/services/detail?spId=1&entityType=saml20_sp'],
  ['GET', '/idp/current/roles'],
  ['GET', '/policies'],
  ['POST', '/actions'],
  ['POST', '/services/connect'],
  ['POST', '/users/me/consent'],
  ['DELETE', '/policies/1'],
] as const)('%s %s for an institution that has gone is refused, not broken', async (method, path) => {
  const admin = await server.as('admin');
  await gone(north);
  const body = method === 'POST' ? {} : undefined;
  const response = await admin.call(method, `/dashboard/api${path}`, body);
  expect([400, 403, 404]).toContain(response.statusCode);
});

test('an institution that the session of the cookie does not have cannot be obtained by requesting it', async () => {
  const admin = await server.as('admin');
  for (const wanted of [south, 'https://nowhere.example', 'null', '%00']) {
    const response = await admin.call('GET', '/dashboard/api/services', undefined, {
      'x-idp-entity-id': wanted,
    });
    expectProblem(response, 400, 'institution-not-allowed');
  }
});

test('if one of two institutions goes, the other stays, with its rights', async () => {
  const twin = await server.as('twinAdmin');
  await gone(twinB);
  const user = await me(twin);
  expect(user).toMatchObject({ guest: false, dashboardAdmin: true, currentIdp: { id: twinA } });
  expect(user.institutionIdps.map(({ id }) => id)).toEqual([twinA]);
  const to = `${ME}/switch-to-idp?idpId=${encodeURIComponent(twinB)}`;
  expectProblem(await twin.call('POST', to), 400, 'institution-not-allowed');
});

test('names that are empty, too long, or written from right to left come back as they are', async () => {
  const long = 'Ñ'.repeat(300);
  const names = { en: long, nl: 'אוניברסיטת הצפון' };
  const row = await server.database.read
    .selectFrom('institution')
    .select('document')
    .where('entity_id', '=', north)
    .executeTakeFirstOrThrow();
  for (const [document, expected] of [
    [{ ...row.document, names, displayNames: names }, long],
    [{ ...row.document, names: {}, displayNames: {} }, undefined],
  ] as const) {
    await server.database.transaction((tx) =>
      tx
        .updateTable('institution')
        .set({ document: JSON.stringify(document) })
        .where('entity_id', '=', north)
        .execute(),
    );
    const { currentIdp } = await me(await server.as('admin'));
    expect([currentIdp?.id, currentIdp?.names['en']]).toEqual([north, expected]);
    // People must be able to choose it.
    expect(currentIdp?.name).not.toBe('');
  }
});
