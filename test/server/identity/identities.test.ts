/** The people that a super user can act as, and the record of it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Identities } from '../../../src/contracts/wire/identities';
import type { CurrentUser } from '../../../src/contracts/wire/user';
import { pseudonym } from '../../../server/modules/identity/pseudonym';
import { payloadOf } from '../../contract/checks';
import { institutionRow, north, south, trial, twinA, twinB, wiki } from '../../support/server/fixtures';
import { principalOf } from '../../support/server/personas';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const ME = '/dashboard/api/users/me';
const SWITCH = `${ME}/switch-to-idp`;
const IDENTITIES = '/dashboard/api/users/super/idps';
const roles = ['ROLE_DASHBOARD_VIEWER', 'ROLE_DASHBOARD_ADMIN'];
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

async function me(client: TestClient): Promise<CurrentUser> {
  return (await client.get(ME)).json<{ payload: CurrentUser }>().payload;
}

function switchTo(client: TestClient, parameters: Record<string, string>) {
  return client.call('POST', `${SWITCH}?${new URLSearchParams(parameters)}`);
}

test('lists all institutions by name, including those in test, and the roles that a switch accepts', async () => {
  const client = await server.as('superUser');
  const answer = payloadOf(Identities, await client.get(IDENTITIES));
  expect(answer.idps.map(({ id }) => id)).toEqual([twinA, twinB, north, south, trial]);
  expect(answer.idps.find(({ id }) => id === trial)?.state).toBe('testaccepted');
  expect(answer.roles).toEqual(roles);
  for (const role of answer.roles)
    expect((await switchTo(client, { idpId: north, role })).statusCode).toBe(204);
});

test('each has its own settings and contacts, and none has allow-lists', async () => {
  await server.database.transaction(async (tx) => {
    await tx
      .insertInto('level_setting')
      .values([
        {
          institution_entity_id: north,
          service_entity_id: wiki,
          kind: 'stepup',
          level: 'http://x/loa2',
        },
        { institution_entity_id: south, service_entity_id: wiki, kind: 'mfa', level: 'urn:mfa' },
      ])
      .execute();
    const contact = {
      name: 'Help',
      emailAddress: 'help@late.example',
      contactPersonType: 'support' as const,
      sirtfiSecurityContact: false,
      sabContact: false,
    };
    await tx
      .insertInto('institution')
      .values(institutionRow('https://late.example', { eid: 900 }, { contacts: [contact] }))
      .execute();
  });
  const response = await (await server.as('superUserAsViewer')).get(IDENTITIES);
  const { idps } = payloadOf(Identities, response);
  const settings = Object.fromEntries(idps.map((one) => [one.id, [one.stepupEntities, one.mfaEntities]]));
  expect(settings).toMatchObject({
    [north]: [[{ name: wiki, level: 'http://x/loa2' }], []],
    [south]: [[], [{ name: wiki, level: 'urn:mfa' }]],
    [trial]: [[], []],
  });
  expect(idps.find(({ id }) => id === 'https://late.example')?.contactPersons).toMatchObject([
    { emailAddress: 'help@late.example' },
  ]);
  expect(response.body).not.toMatch(/allowedAll|allowedEntityIds|internalId/);
});

test('switching from viewer to administrator leaves nothing of the viewer', async () => {
  const client = await server.as('superUser');
  for (const role of roles) await switchTo(client, { idpId: north, role });
  const user = await me(client);
  expect(user).toMatchObject({ dashboardAdmin: true, dashboardViewer: false, superUser: true });
  expect(user.grantedAuthorities).toEqual([
    { authority: 'ROLE_DASHBOARD_SUPER_USER' },
    { authority: 'ROLE_DASHBOARD_ADMIN' },
  ]);
});

test('a person who acts for an institution that has gone returns to their own role, and can continue', async () => {
  const gone = 'https://gone.example';
  await server.database.transaction((tx) =>
    tx
      .insertInto('institution')
      .values(institutionRow(gone, { eid: 901 }))
      .execute(),
  );
  const client = await server.as('superUser');
  await switchTo(client, { idpId: gone, role: 'ROLE_DASHBOARD_ADMIN' });
  expect(await me(client)).toMatchObject({ dashboardAdmin: true, switchedToIdp: { id: gone } });
  await server.database.transaction((tx) =>
    tx.deleteFrom('institution').where('entity_id', '=', gone).execute(),
  );

  const user = await me(client);
  expect(user).toMatchObject({ superUser: true, dashboardAdmin: false, currentIdp: { id: south } });
  expect(user).not.toHaveProperty('switchedToIdp');
  const asAdmin = await client.form('/dashboard/api/services/connect', { spEntityId: wiki });
  expect(asAdmin.statusCode).toBe(403);
  expect((await switchTo(client, { idpId: north, role: 'ROLE_DASHBOARD_VIEWER' })).statusCode).toBe(204);
  expect((await switchTo(client, { idpId: gone, role: 'ROLE_DASHBOARD_VIEWER' })).statusCode).toBe(400);
});

test('start, change and end of acting as a person are logged with person, institution and role', async () => {
  const lines = jest.spyOn(server.app.log, 'info');
  const client = await server.as('superUser');
  await switchTo(client, { idpId: north, role: 'ROLE_DASHBOARD_VIEWER' });
  await switchTo(client, { idpId: trial, role: 'ROLE_DASHBOARD_ADMIN' });
  await switchTo(client, { idpId: 'https://nowhere.example', role: 'ROLE_DASHBOARD_ADMIN' });
  await client.call('POST', SWITCH);
  const logged = lines.mock.calls.flatMap(([facts, text]: unknown[]) =>
    text === 'switched institution' ? [facts] : [],
  );
  lines.mockRestore();
  const person = await pseudonym(server.database, principalOf('superUser', 2, new Date()));
  const viewer = { institution: north, role: 'ROLE_DASHBOARD_VIEWER' };
  const admin = { institution: trial, role: 'ROLE_DASHBOARD_ADMIN' };
  expect(logged).toEqual([
    { person, from: undefined, to: viewer },
    { person, from: viewer, to: admin },
    { person, from: admin, to: undefined },
  ]);
});

test('a thousand institutions come in one piece, compressed as the caller accepts; a short answer comes as it is', async () => {
  const client = await server.as('superUser');
  const everything = { 'accept-encoding': 'gzip, br' };
  expect((await client.call('GET', IDENTITIES, undefined, everything)).headers).not.toHaveProperty(
    'content-encoding',
  );
  await server.database.transaction((tx) =>
    tx
      .insertInto('institution')
      .values(
        Array.from({ length: 1000 }, (_, index) =>
          institutionRow(`https://many-${index}.example`, { eid: 1000 + index }),
        ),
      )
      .execute(),
  );
  const plain = await client.get(IDENTITIES);
  const { idps } = payloadOf(Identities, plain);
  expect(idps).toHaveLength(1005);
  expect(new Set(idps.map(({ id }) => id)).size).toBe(1005);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await client.call('GET', IDENTITIES, undefined, { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.length),
      'content-type': expect.stringMatching(/^application\/json/),
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(JSON.parse(decompress(packed.rawPayload).toString())).toEqual(plain.json());
  }
});
