import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import { north, south, twinA, twinB } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const ROLES = '/dashboard/api/idp/current/roles';
let server: TestApp;

function person(name: string, institution: string, authorities: Authority[], position: number) {
  const [given_name = '', sur_name = ''] = name.split(' ');
  return {
    subject: name.toLowerCase().replace(' ', '-'),
    given_name,
    sur_name,
    email: `${given_name.toLowerCase()}@example.org`,
    institution_entity_id: institution,
    authorities: JSON.stringify(authorities),
    level: 2,
    position,
  };
}

beforeAll(async () => {
  server = await startTestApp();
  await server.database.transaction((tx) =>
    tx
      .insertInto('demo_person')
      .values([
        person('Ann Bee', north, ['ROLE_DASHBOARD_ADMIN'], 1),
        person('Cleo Dee', north, ['ROLE_DASHBOARD_VIEWER', 'ROLE_DASHBOARD_ADMIN'], 2),
        person('Member Only', north, [], 3),
        person('Super User', north, ['ROLE_DASHBOARD_SUPER_USER'], 4),
        person('South Admin', south, ['ROLE_DASHBOARD_ADMIN'], 5),
        person('Twin Admin', twinB, ['ROLE_DASHBOARD_ADMIN'], 6),
      ])
      .execute(),
  );
});
afterAll(() => server.close());

async function rolesFor(client: TestClient, institution?: string): Promise<InstitutionRoles> {
  const header = institution === undefined ? {} : { 'x-idp-entity-id': institution };
  const response = await client.call('GET', ROLES, undefined, header);
  expect(response.statusCode).toBe(200);
  return response.json<{ payload: InstitutionRoles }>().payload;
}

const namesIn = (roles: InstitutionRoles) =>
  Object.fromEntries(
    Object.entries(roles).map(([role, people]) => [role, people.map((one) => one.fullName)]),
  );

test.each(['admin', 'viewer'] as const)(
  'REQUIREMENTS 198: a %s sees owners and maintainers',
  async (name) => {
    expect(namesIn(await rolesFor(await server.as(name)))).toEqual({
      SURFconextverantwoordelijke: ['Ann Bee', 'Cleo Dee'],
      SURFconextbeheerder: ['Cleo Dee'],
    });
  },
);

test('a person has the shape of the contract', async () => {
  const { SURFconextbeheerder: maintainers } = await rolesFor(await server.as('admin'));
  expect(maintainers).toEqual([
    {
      firstName: 'Cleo',
      surname: 'Dee',
      uid: 'cleo-dee',
      email: 'cleo@example.org',
      fullName: 'Cleo Dee',
      roles: [{ shortName: 'CONBEH', roleName: 'SURFconextbeheerder' }],
    },
  ]);
});

test.each(['guest', 'member', 'superUserAsAdmin', 'superUserAsViewer'] as const)(
  'a %s sees no one (WIRE T26)',
  async (name) => {
    expect(await rolesFor(await server.as(name))).toEqual({});
  },
);

test('a super user at home sees the roles of their own institution, and of no other', async () => {
  const superUser = await server.as('superUser');
  expect(namesIn(await rolesFor(superUser)).SURFconextverantwoordelijke).toEqual(['South Admin']);
  expect(await rolesFor(superUser, north)).toEqual({});
});

test('roles belong to the institution id, regardless of which of its identity providers is requested', async () => {
  const twin = await server.as('twinAdmin');
  for (const institution of [twinA, twinB]) {
    expect(namesIn(await rolesFor(twin, institution))).toEqual({
      SURFconextverantwoordelijke: ['Twin Admin'],
      SURFconextbeheerder: [],
    });
  }
});

test('without an institution id the answer has no roles; without the header, or for a foreign one, it is a refusal', async () => {
  await server.database.transaction((tx) =>
    tx.updateTable('institution').set({ institution_id: null }).where('entity_id', '=', south).execute(),
  );
  expect(await rolesFor(await server.as('southAdmin'))).toEqual({});
  const admin = await server.as('admin');
  for (const header of [undefined, south]) {
    const { statusCode } = await admin.call('GET', ROLES, undefined, { 'x-idp-entity-id': header });
    expect(statusCode).toBe(400);
  }
});

const administrators = async (client: TestClient) =>
  (await client.call('GET', '/dashboard/api/users/me')).json().payload.administrators;

test('a viewer sees the names of the administrators of the institution; other people see none (REQUIREMENTS 252)', async () => {
  expect(await administrators(await server.as('viewer'))).toEqual(['Ann Bee', 'Cleo Dee']);
  for (const who of ['guest', 'member', 'admin'] as const) {
    expect([who, await administrators(await server.as(who))]).toEqual([who, undefined]);
  }
});
