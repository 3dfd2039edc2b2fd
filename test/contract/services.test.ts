import { Type } from 'typebox';
import { ConnectedInstitution } from '../../src/contracts/wire/institution';
import { Catalogue, Service } from '../../src/contracts/wire/service';
import { ServiceList, ServiceTexts } from '../../src/contracts/wire/serviceList';
import { Ticket } from '../../src/contracts/wire/ticket';
import { files, mail, north, wiki } from '../support/server/fixtures';
import { localDesk } from '../../server/modules/tickets/local/localDesk';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../support/server/server';
import { checked, expectProblem, payloadOf } from './checks';

let server: TestApp;
let admin: TestClient;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
  guest = await server.as('guest');
});
afterAll(() => server.close());

const readers = ['guest', 'member', 'viewer', 'admin', 'superUser'] as const;

test.each(readers)('GET /services for %s', async (person) => {
  const { apps, facets } = payloadOf(
    Catalogue,
    await (await server.as(person)).get('/dashboard/api/services'),
  );
  expect(apps.length).toBeGreaterThan(0);
  expect(apps.every((app) => app.filteredUserAttributes === undefined)).toBe(true);
  expect(apps.every((app) => app.categories[0]?.searchValue === 'type_of_service')).toBe(true);
  expect(facets).toEqual([
    { name: expect.any(String), searchValue: 'type_of_service', values: expect.any(Array) },
  ]);
});

test.each(readers)('GET /services?form=list and /x/services/texts for %s', async (person) => {
  const client = await server.as(person);
  const list = payloadOf(ServiceList, await client.get('/dashboard/api/services?form=list'));
  const { types, organisations, states, institutionIds, sources, entityCategories, levels, attributes } =
    list;
  const columns = [
    types,
    organisations,
    states,
    institutionIds,
    sources,
    entityCategories,
    levels,
    attributes,
  ];
  const lengths = [
    ...[list.ids, list.entityIds, list.names, list.logos].map((column) => column.length),
    ...[...columns, ...list.categories].map((column) => column.of.length),
  ];
  expect(lengths).toEqual(lengths.map(() => list.ids.length));
  expect(list.categories.map(({ searchValue }) => searchValue)).toEqual(['type_of_service']);
  const texts = payloadOf(ServiceTexts, await client.get('/dashboard/api/x/services/texts'));
  expect([texts.texts.length, texts.types.of.length]).toEqual([list.ids.length, list.ids.length]);
});

test.each(readers)('POST /services/download is a bare list of rows for %s', async (person) => {
  const client = await server.as(person);
  const idp = person === 'guest' ? 'undefined' : client.headers['x-idp-entity-id'];
  const response = await client.post('/dashboard/api/services/download', { idp, ids: [12, 11] });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  const rows = checked(Type.Array(Type.Array(Type.String())), response.json());
  expect(rows.map((row) => [row.length, row[0]])).toEqual([
    [15, 'id'],
    [15, '12'],
    [15, '11'],
  ]);
});

test.each(readers)(
  '/services/connected, /detail and /by-entity-ids carry filteredUserAttributes for %s',
  async (person) => {
    const client = await server.as(person);
    const lists = [
      payloadOf(Type.Array(Service), await client.get('/dashboard/api/services/connected')),
      payloadOf(Type.Array(Service), await client.post('/dashboard/api/services/by-entity-ids', [wiki])),
      [payloadOf(Service, await client.get('/dashboard/api/services/detail?spId=11&entityType=saml20_sp'))],
    ];
    expect(lists.flat().every((service) => Array.isArray(service.filteredUserAttributes))).toBe(true);
    expect(lists[2]?.[0]).toMatchObject({
      id: 11,
      spEntityId: wiki,
      entityType: 'saml20_sp',
      name: 'wiki.example',
    });
  },
);

test('GET /services/idps for members and above, not for guests', async () => {
  const path = `/dashboard/api/services/idps?type=saml20_sp&spEntityId=${encodeURIComponent(wiki)}`;
  expect(
    payloadOf(Type.Array(ConnectedInstitution), await (await server.as('member')).get(path)),
  ).toHaveLength(1);
  expectProblem(await guest.get(path), 403, 'forbidden');
});

test('POST /services/connect and /disconnect return a ticket, or none when connected at once', async () => {
  const response = await admin.form('/dashboard/api/services/connect', {
    spEntityId: mail,
    type: 'saml20_sp',
  });
  expect(payloadOf(Ticket, response)).toMatchObject({
    jiraKey: expect.stringMatching(/^CXT-\d+$/),
    type: 'LINKREQUEST',
    emailContactPerson: '',
    rejected: false,
  });
  const left = await admin.form('/dashboard/api/services/disconnect', {
    spEntityId: wiki,
    type: 'saml20_sp',
  });
  expect(payloadOf(Ticket, left)).toMatchObject({ type: 'UNLINKREQUEST', connectWithoutInteraction: false });
  const atOnce = await admin.form('/dashboard/api/services/connect', {
    spEntityId: files,
    type: 'oidc10_rp',
  });
  expect(payloadOf(Ticket, atOnce)).toMatchObject({ connectWithoutInteraction: true });
  expect(payloadOf(Ticket, atOnce)).not.toHaveProperty('jiraKey');
});

test('the language of a request is a cookie, set by a query parameter', async () => {
  const dutch = await admin.get('/dashboard/api/services/detail?spId=11&entityType=saml20_sp&language=nl');
  expect(dutch.json()).toMatchObject({ language: 'nl', payload: { name: 'wiki.example (nl)' } });
  expect(dutch.headers['set-cookie']).toMatch(/^language=nl; .*Path=\//);
});

describe('refusals', () => {
  const header = 'x-idp-entity-id';

  test('a missing institution if one is required', async () => {
    for (const path of ['/services/connected', '/services/detail?spId=11&entityType=saml20_sp']) {
      const response = await admin.call('GET', `/dashboard/api${path}`, undefined, { [header]: undefined });
      expectProblem(response, 400, 'bad-request');
    }
  });

  test.each(['https://idp.south.example', 'https://unknown.example'])(
    'the institution %s',
    async (institution) => {
      const response = await admin.call('GET', '/dashboard/api/services', undefined, {
        [header]: institution,
      });
      const problem = expectProblem(response, 400, 'institution-not-allowed');
      expect(problem.exception).toBe('java.lang.SecurityException');
    },
  );

  test('guests may send anything as institution', async () => {
    for (const institution of ['undefined', 'https://unknown.example']) {
      const response = await guest.call('GET', '/dashboard/api/services/connected', undefined, {
        [header]: institution,
      });
      expect(response.statusCode).toBe(200);
    }
  });

  test.each([
    'spId=eleven&entityType=saml20_sp',
    'spId=11&entityType=saml',
    'spId=11',
    'spId=99999999999&entityType=saml20_sp',
    'spId=1.5&entityType=saml20_sp',
    'spId=11&spId=12&entityType=saml20_sp',
    '',
    '%zz',
  ])('the query string "%s"', async (query) => {
    expectProblem(await admin.get(`/dashboard/api/services/detail?${query}`), 400, 'validation');
  });

  test('an unknown service, an institution list of an unknown one, an unknown path', async () => {
    expectProblem(
      await admin.get('/dashboard/api/services/detail?spId=999&entityType=saml20_sp'),
      404,
      'not-found',
    );
    const unknown = await admin.get('/dashboard/api/services/idps?type=saml20_sp&spEntityId=https://no');
    expectProblem(unknown, 400, 'bad-request');
    expectProblem(await admin.get('/dashboard/api/services/nothing'), 404, 'not-found');
  });

  test('numbers of services as texts', async () => {
    const body = { idp: north, ids: ['11'] };
    expectProblem(await admin.post('/dashboard/api/services/download', body), 400, 'validation');
  });

  test.each(['member', 'viewer', 'superUser', 'superUserAsViewer'] as const)(
    'a request to connect by %s',
    async (person) => {
      const form = { spEntityId: mail, type: 'saml20_sp' };
      expectProblem(
        await (await server.as(person)).form('/dashboard/api/services/connect', form),
        403,
        'forbidden',
      );
    },
  );

  test('a login level below 2, with the level that is enough', async () => {
    const low = await server.as('admin', { level: 1.5 });
    const response = await low.form('/dashboard/api/services/connect', {
      spEntityId: mail,
      type: 'saml20_sp',
    });
    const problem = expectProblem(response, 403, 'insufficient-user-authentication');
    expect(problem.acr_values).toMatch(/loa2$/);
  });
});

test('a super user in the role of an admin connects', async () => {
  const client = await server.as('superUserAsAdmin');
  const response = await client.form('/dashboard/api/services/connect', {
    spEntityId: mail,
    type: 'saml20_sp',
  });
  expect(payloadOf(Ticket, response)).toMatchObject({
    idpId: 'https://idp.north.example',
    userName: 'Test superUserAsAdmin',
  });
});
