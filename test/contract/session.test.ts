import { CurrentUser } from '../../src/contracts/wire/user';
import { institutionRow, north, trial, twinB } from '../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../support/server/server';
import { expectProblem, payloadOf } from './checks';

const ME = '/dashboard/api/users/me';
const SWITCH = `${ME}/switch-to-idp`;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function userOf(client: TestClient) {
  return payloadOf(CurrentUser, await client.get(ME));
}

test.each([
  ['member', { dashboardMember: true, dashboardAdmin: false, superUser: false }],
  ['viewer', { dashboardViewer: true, dashboardAdmin: false }],
  ['admin', { dashboardAdmin: true, dashboardViewer: false, dashboardMember: false }],
  ['superUser', { superUser: true, dashboardAdmin: false, dashboardMember: false }],
  ['superUserAsAdmin', { superUser: true, dashboardAdmin: true }],
] as const)('GET /users/me for a %s', async (person, flags) => {
  const user = await userOf(await server.as(person));
  expect(user).toMatchObject({ guest: false, currentLoaLevel: 2, ...flags });
  expect(user.institutionIdps.map((institution) => institution.id)).toContain(user.currentIdp?.id);
  expect(JSON.stringify(user)).not.toMatch(/allowedAll|allowedEntityIds|internalId/);
});

test('a guest lacks the data of a person', async () => {
  const user = await userOf(await server.as('guest'));
  expect(user).toMatchObject({
    guest: true,
    currentLoaLevel: 0,
    institutionIdps: [],
    grantedAuthorities: [{ authority: 'ROLE_DASHBOARD_GUEST' }],
    attributeMap: {},
    invitationRequestEntities: [],
  });
  const personal = [
    'uid',
    'currentIdp',
    'superUser',
    'dashboardAdmin',
    'dashboardViewer',
    'dashboardMember',
    'statsEnabled',
  ];
  expect(personal.filter((member) => member in user)).toEqual([]);
});

test('staff see contacts, and members do if the institution allows it', async () => {
  const contact = {
    name: 'Cleo',
    emailAddress: 'cleo@north.example',
    contactPersonType: 'technical',
    sirtfiSecurityContact: false,
    sabContact: false,
  } as const;
  const contactsOf = async (person: 'member' | 'viewer') =>
    (await userOf(await server.as(person))).currentIdp?.contactPersons.map(({ name }) => name);
  for (const displayAdminEmailsInDashboard of [false, true]) {
    const { document } = institutionRow(
      north,
      { eid: 1 },
      { contacts: [contact], displayAdminEmailsInDashboard },
    );
    await server.database.transaction((tx) =>
      tx.updateTable('institution').set({ document }).where('entity_id', '=', north).execute(),
    );
    expect(await contactsOf('viewer')).toEqual(['Cleo']);
    expect(await contactsOf('member')).toEqual(displayAdminEmailsInDashboard ? ['Cleo'] : []);
  }
});

test('switching: among one’s own, anywhere for super users, nowhere for others', async () => {
  const to = (institution: string, role = '') =>
    `${SWITCH}?idpId=${encodeURIComponent(institution)}&role=${role}`;
  const twin = await server.as('twinAdmin');
  const response = await twin.call('POST', to(twinB));
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect((await userOf(twin)).switchedToIdp?.id).toBe(twinB);
  expectProblem(await twin.call('POST', to(north)), 400, 'institution-not-allowed');
  const superUser = await server.as('superUser');
  expect((await superUser.call('POST', to(trial, 'ROLE_DASHBOARD_ADMIN'))).statusCode).toBe(204);
  expect(await userOf(superUser)).toMatchObject({ dashboardAdmin: true, switchedToIdp: { id: trial } });
  expectProblem(await (await server.as('member')).call('POST', to(north)), 403, 'forbidden');
  expectProblem(await (await server.as('guest')).call('POST', to(north)), 403, 'forbidden');
});

test('a role is for super users only', async () => {
  const viewer = await server.as('viewer');
  await viewer.call('POST', `${SWITCH}?idpId=${encodeURIComponent(north)}&role=ROLE_DASHBOARD_ADMIN`);
  expect(await userOf(viewer)).toMatchObject({ dashboardAdmin: false, dashboardViewer: true });
});

test('a session that has ended is refused except where it can start again', async () => {
  const admin = await server.as('admin');
  const left = await admin.call('POST', '/dashboard/api/logout');
  expect([left.statusCode, left.body]).toEqual([204, '']);
  expectProblem(await admin.get('/dashboard/api/services'), 403, 'session-expired');
  expect((await userOf(admin)).guest).toBe(true);
});

test('POST /jsError accepts any object and returns nothing', async () => {
  const response = await (
    await server.as('guest')
  ).post('/dashboard/api/jsError', { message: 'x', stack: [1] });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});
