import { sql } from 'kysely';
import type { Catalogue, Service } from '../../../src/contracts/wire/service';
import { beta, files, hidden, intranet, mail, north, tenant, wiki } from '../../support/server/fixtures';
import type { PersonaName } from '../../support/server/personas';
import { startTestApp, type TestApp } from '../../support/server/server';
import { academy, addTicket, api, club, library, portal, vault, withMoreServices } from './moreServices';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await withMoreServices(server.database);
});
afterAll(() => server.close());

async function catalogue(person: PersonaName | 'guest'): Promise<Catalogue> {
  const response = await (await server.as(person)).get('/dashboard/api/services');
  expect(response.statusCode).toBe(200);
  return response.json<{ payload: Catalogue }>().payload;
}

async function listed(person: PersonaName | 'guest'): Promise<string[]> {
  return (await catalogue(person)).apps.map((app) => app.spEntityId).sort();
}

const publicServices = [wiki, mail, files, tenant, club, library, vault, academy];

test.each([
  ['admin', [...publicServices, beta]],
  ['member', publicServices],
  ['guest', publicServices],
  ['southAdmin', [...publicServices, beta, intranet]],
  ['superUser', [...publicServices, beta, intranet]],
  ['superUserAsViewer', [...publicServices, beta]],
  ['trialAdmin', [...publicServices, beta]],
] as const)('%s sees exactly these services', async (person, expected) => {
  expect(await listed(person)).toEqual([...expected].sort());
});

test('connected depends on both sides, and is never true of a template', async () => {
  const connected = ({ apps }: Catalogue) => apps.filter((app) => app.connected).map((app) => app.spEntityId);
  expect(connected(await catalogue('admin'))).toEqual([wiki]);
  expect(connected(await catalogue('southAdmin'))).toEqual([]);
  expect(connected(await catalogue('guest')).sort()).toEqual([wiki, mail, files, vault, academy].sort());
});

test('a service for identity providers only is visible to those that it invites', async () => {
  await addTicket(server.database, 'CXT-1', portal, 'Waiting for customer');
  expect(await listed('admin')).toContain(portal);
  expect(await listed('guest')).not.toContain(portal);
  expect(await listed('southAdmin')).not.toContain(portal);
  await server.database.transaction((tx) => tx.deleteFrom('ticket').execute());
  expect(await listed('admin')).not.toContain(portal);
});

test.each([
  ['guest', 21, 404],
  ['admin', 21, 404],
  ['admin', 14, 404],
  ['southAdmin', 14, 200],
  ['southAdmin', 15, 404],
  ['member', 16, 404],
  ['admin', 16, 200],
  ['admin', 9999, 404],
] as const)('%s asks for service %i: %i', async (person, id, status) => {
  const client = await server.as(person);
  const response = await client.get(`/dashboard/api/services/detail?spId=${id}&entityType=saml20_sp`);
  expect(response.statusCode).toBe(status);
});

test('a number identifies a service only together with its type', async () => {
  const client = await server.as('admin');
  const statuses = ['oidc10_rp', 'saml20_sp', 'oauth20_rs'].map(async (type) => {
    const response = await client.get(`/dashboard/api/services/detail?spId=13&entityType=${type}`);
    return response.statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
});

test('by entity ids: includes resource servers, and leaves out services that the person may not see', async () => {
  const client = await server.as('member');
  const response = await client.post('/dashboard/api/services/by-entity-ids', [
    api,
    intranet,
    hidden,
    'https://no',
    wiki,
  ]);
  const services = response.json<{ payload: Service[] }>().payload;
  expect(services.map((service) => service.spEntityId).sort()).toEqual([api, wiki]);
  expect(services.find((service) => service.spEntityId === api)?.isResourceServer).toBe(true);
  expect((await client.post('/dashboard/api/services/by-entity-ids', [])).json()).toMatchObject({
    payload: [],
  });
});

test('institutions of a service: those that both sides allow', async () => {
  const client = await server.as('viewer');
  const read = (entityId: string) =>
    client.get(`/dashboard/api/services/idps?type=saml20_sp&spEntityId=${encodeURIComponent(entityId)}`);
  expect((await read(wiki)).json()).toMatchObject({
    payload: [
      { id: north, name: 'idp.north.example', nameNl: 'idp.north.example (nl)', state: 'prodaccepted' },
    ],
  });
  expect((await read(club)).json()).toMatchObject({ payload: [] });
  expect((await read(hidden)).statusCode).toBe(400);
  expect((await (await server.as('guest')).get('/dashboard/api/services/idps')).statusCode).toBe(403);
});

test('names fall back to a language that exists', async () => {
  const nameIn = async (language: string) => {
    const client = await server.as('admin');
    const response = await client.get(
      `/dashboard/api/services/detail?spId=25&entityType=saml20_sp&language=${language}`,
    );
    return response.json<{ payload: Service }>().payload.name;
  };
  for (const language of ['en', 'pt', 'nl']) expect(await nameIn(language)).toBe('Academie');
  // French, which the metadata has, is not on offer here.
  expect(await nameIn('fr')).toBe('Academie');
});

test('guests get neither contacts nor values, no one gets allow-lists', async () => {
  const read = async (person: PersonaName | 'guest') => {
    const client = await server.as(person);
    const response = await client.get('/dashboard/api/services/detail?spId=25&entityType=saml20_sp');
    return { text: response.body, service: response.json<{ payload: Service }>().payload };
  };
  const guest = await read('guest');
  expect(guest.text).not.toContain('@');
  expect(guest.service.filteredUserAttributes).toEqual([
    { name: 'urn:mace:dir:attribute-def:mail', filters: ['*'], userValues: [] },
  ]);
  const admin = await read('admin');
  expect(admin.service.contactPersons).toHaveLength(1);
  expect(admin.service.filteredUserAttributes?.[0]?.userValues).toEqual(['admin@example.org']);
  expect(admin.text).not.toMatch(/allowed|internalId/);
});

test('how values are rewritten is visible to everybody who sees the service, on its page as well (REQUIREMENTS 129)', async () => {
  await server.database.transaction((tx) =>
    tx
      .updateTable('service')
      .set({
        document: sql`document || '{"manipulation": true, "manipulationNotes": "Values are **dropped**."}'::jsonb`,
      })
      .where('eid', '=', 25)
      .execute(),
  );
  for (const person of ['guest', 'member', 'viewer', 'admin', 'superUser'] as const) {
    const client = await server.as(person);
    const response = await client.get('/dashboard/api/services/detail?spId=25&entityType=saml20_sp');
    expect([person, response.json<{ payload: Service }>().payload]).toEqual([
      person,
      expect.objectContaining({ manipulation: true, manipulationNotes: 'Values are **dropped**.' }),
    ]);
  }
});
