import { CurrentUser } from '../../../src/contracts/wire/user';
import { Compile } from 'typebox/compile';
import { north, south, trial, twinA, twinB } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const ME = '/dashboard/api/users/me';
const SWITCH = `${ME}/switch-to-idp`;
const matches = Compile(CurrentUser);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.database.transaction(async (tx) => {
    await tx
      .insertInto('level_setting')
      .values({
        institution_entity_id: north,
        service_entity_id: 'https://wiki.example',
        kind: 'stepup',
        level: 'http://levels.example/loa2',
      })
      .execute();
    await tx
      .insertInto('consent')
      .values({
        institution_entity_id: north,
        service_entity_id: 'https://wiki.example',
        type: 'NO_CONSENT',
        explanation_en: 'Why',
        explanation_nl: null,
        explanation_pt: null,
        type_metadata: 'saml20_sp',
      })
      .execute();
    const row = await tx
      .selectFrom('institution')
      .select('document')
      .where('entity_id', '=', north)
      .executeTakeFirstOrThrow();
    const contacts = [
      {
        name: 'Help',
        emailAddress: 'help@north.example',
        contactPersonType: 'support',
        sirtfiSecurityContact: false,
        sabContact: false,
      },
    ];
    await tx
      .updateTable('institution')
      .set({ document: JSON.stringify({ ...row.document, contacts }) })
      .where('entity_id', '=', north)
      .execute();
  });
});
afterAll(() => server.close());

async function me(client: TestClient, query = ''): Promise<CurrentUser> {
  const response = await client.get(ME + query);
  expect(response.statusCode).toBe(200);
  const { payload } = response.json<{ payload: CurrentUser }>();
  expect(matches.Check(payload)).toBe(true);
  return payload;
}

function switchTo(client: TestClient, parameters: Record<string, string>, method: 'GET' | 'POST' = 'POST') {
  return client.call(method, `${SWITCH}?${new URLSearchParams(parameters)}`);
}

describe('/users/me', () => {
  it('of a guest has everything that the contract gives guests, and no more about a person', async () => {
    const user = await me(await server.as('guest'));
    expect(user).toMatchObject({
      guest: true,
      currentLoaLevel: 0,
      institutionIdps: [],
      attributeMap: {},
      grantedAuthorities: [{ authority: 'ROLE_DASHBOARD_GUEST' }],
      invitationRequestEntities: [],
      supportedLanguages: 'en,nl,pt',
      hideTabs: 'none',
      jiraDown: false,
      mode: 'demo',
    });
    for (const member of ['uid', 'currentIdp', 'superUser', 'dashboardAdmin', 'statsEnabled'])
      expect(user).not.toHaveProperty(member);
  });

  it('of an admin has the institution with its settings and contacts, but not its allow-lists', async () => {
    const user = await me(await server.as('admin'));
    expect(user.currentIdp).toMatchObject({
      id: north,
      name: 'idp.north.example',
      institutionId: 'north.example',
      stepupEntities: [{ name: 'https://wiki.example', level: 'http://levels.example/loa2' }],
      mfaEntities: [],
      contactPersons: [{ emailAddress: 'help@north.example' }],
      publishedInEdugain: false,
    });
    expect(user.currentIdp?.disableConsent).toEqual([
      {
        spEntityId: 'https://wiki.example',
        type: 'NO_CONSENT',
        explanationEn: 'Why',
        typeMetaData: 'saml20_sp',
      },
    ]);
    expect(user).toMatchObject({
      dashboardAdmin: true,
      dashboardMember: false,
      institutionId: 'north.example',
    });
    expect(JSON.stringify(user)).not.toMatch(/allowed|internalId/);
  });

  it('of a member has no contacts', async () => {
    const user = await me(await server.as('member'));
    expect(user.currentIdp?.contactPersons).toEqual([]);
    expect(user.grantedAuthorities).toEqual([{ authority: 'ROLE_DASHBOARD_MEMBER' }]);
    expect(user.dashboardMember).toBe(true);
  });

  it('counts level 1.5 as 1, and uses the requested language', async () => {
    expect((await me(await server.as('admin', { level: 1.5 }))).currentLoaLevel).toBe(1);
    expect((await me(await server.as('admin'), '?language=pt')).language).toBe('pt');
  });

  it('has all institutions of the person, by name', async () => {
    const user = await me(await server.as('twinAdmin'));
    expect(user.institutionIdps.map(({ id }) => id)).toEqual([twinA, twinB]);
  });
});

describe('switching', () => {
  it('changes among one’s own institutions and back, by POST and by GET', async () => {
    const client = await server.as('twinAdmin');
    expect((await switchTo(client, { idpId: twinB, role: '' })).statusCode).toBe(204);
    expect((await me(client)).switchedToIdp?.id).toBe(twinB);
    expect((await switchTo(client, { idpId: twinA }, 'GET')).statusCode).toBe(204);
    expect(await me(client)).not.toHaveProperty('switchedToIdp');
  });

  it('gives a viewer no role', async () => {
    const client = await server.as('viewer');
    expect((await switchTo(client, { idpId: north, role: 'ROLE_DASHBOARD_ADMIN' })).statusCode).toBe(204);
    expect(await me(client)).toMatchObject({ dashboardAdmin: false, dashboardViewer: true });
  });

  it('lets a super user act anywhere, as viewer or admin, and leave', async () => {
    const client = await server.as('superUser');
    expect((await switchTo(client, { idpId: trial, role: 'ROLE_DASHBOARD_ADMIN' })).statusCode).toBe(204);
    expect(await me(client)).toMatchObject({
      superUser: true,
      dashboardAdmin: true,
      switchedToIdp: { id: trial },
      currentIdp: { id: south },
    });
    expect((await client.call('POST', SWITCH)).statusCode).toBe(204);
    const home = await me(client);
    expect(home.dashboardAdmin).toBe(false);
    expect(home).not.toHaveProperty('switchedToIdp');
  });

  it('requires the level of super users for an institution that is not one’s own, and none for one’s own', async () => {
    const weak = await server.as('superUser', { level: 1 });
    const refused = await switchTo(weak, { idpId: north, role: 'ROLE_DASHBOARD_ADMIN' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ type: string }>().type).toMatch(/insufficient-user-authentication$/);
    expect(await me(weak)).not.toHaveProperty('switchedToIdp');
    expect((await switchTo(weak, { idpId: south, role: 'ROLE_DASHBOARD_ADMIN' })).statusCode).toBe(204);
    expect((await switchTo(weak, {})).statusCode).toBe(204);
  });

  it.each([
    ['twinAdmin', { idpId: north }, 400],
    ['twinAdmin', {}, 400],
    ['twinAdmin', { idpId: twinA, role: 'ROLE_KING' }, 400],
    ['superUser', { idpId: 'https://nowhere.example' }, 400],
    ['superUser', { idpId: north, role: 'ROLE_DASHBOARD_SUPER_USER' }, 400],
    ['member', { idpId: north }, 403],
    ['guest', { idpId: north }, 403],
  ] as const)('refuses %s %j with %i and changes nothing', async (person, parameters, status) => {
    const client = await server.as(person);
    const before = await me(client);
    expect((await switchTo(client, parameters)).statusCode).toBe(status);
    expect(await me(client)).toEqual(before);
  });

  it.each(['GET', 'POST'] as const)('by %s is refused from a page elsewhere', async (method) => {
    const client = await server.as('superUser');
    const foreign = { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999' };
    const url = `${SWITCH}?idpId=${encodeURIComponent(north)}`;
    expect((await client.call(method, url, undefined, foreign)).statusCode).toBe(403);
    expect(await me(client)).not.toHaveProperty('switchedToIdp');
  });
});

describe('logging out', () => {
  it('ends the session; its cookie is refused from then on, except for calls of guests', async () => {
    const client = await server.as('admin');
    const out = await client.call('POST', '/dashboard/api/logout');
    expect(out.statusCode).toBe(204);
    expect(out.headers['set-cookie']).toMatch(/^sid-8280=; .*Expires=Thu, 01 Jan 1970/);
    const services = await client.get('/dashboard/api/services');
    expect(services.statusCode).toBe(403);
    expect(services.json<{ type: string }>().type).toMatch(/session-expired$/);
    expect((await switchTo(client, { idpId: north })).statusCode).toBe(403);
    expect((await me(client)).guest).toBe(true);
    expect((await client.call('GET', '/dashboard/api/logout')).statusCode).toBe(204);
  });

  it('is refused from a page elsewhere', async () => {
    const client = await server.as('admin');
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await client.call('GET', '/dashboard/api/logout', undefined, foreign)).statusCode).toBe(403);
    expect((await me(client)).guest).toBe(false);
  });
});
