/** The shapes that the double sends, and those that it never sends. */
import { clientFor } from '../support/otherServer/otherClient';
import {
  lab,
  login,
  service,
  survey,
  ticket,
  uni,
  wiki,
  type Federation,
} from '../support/otherServer/federation';

const only = (body: Record<string, unknown>, names: readonly string[]) =>
  names.filter((name) => name in body);
const record = (value: unknown) => value as Record<string, unknown>;
const detailAt = '/services/detail?spId=42&entityType=saml20_sp';
const template = service({ id: 44, entityType: 'single_tenant_template', connectedTo: [uni] });
const guarded = service({ id: 45, spEntityId: 'https://own.example', idpVisibleOnly: true });

type Case = readonly [string, string, Partial<Federation>, readonly string[]];

/** Members that are ours, that only an older client knows, or that have no value here. */
const never: readonly Case[] = [
  [
    'a user',
    '/users/me',
    {},
    [
      'extensions',
      'statsTimeZone',
      'statsUrl',
      'ticketKeyPrefix',
      'links',
      'mode',
      'language',
      'switchedToIdp',
    ],
  ],
  [
    'a guest',
    '/users/me',
    { login: null },
    [
      'uid',
      'currentIdp',
      'superUser',
      'dashboardAdmin',
      'dashboardViewer',
      'dashboardMember',
      'statsEnabled',
      'extensions',
    ],
  ],
  [
    'a service',
    detailAt,
    {},
    [
      'publishedInEdugain',
      'contactPersons',
      'vendor',
      'keywords',
      'license',
      'institutionId',
      'minimalLoaLevel',
      'resourceServers',
    ],
  ],
];

test.each(never)(
  '%s lacks members that this server does not send',
  async (_title, path, situation, absent) => {
    const response = await clientFor(situation).get(path);
    expect(Object.keys(response.json() as object)).toEqual(['payload', 'language']);
    expect(only(record(response.payload()), absent)).toEqual([]);
  },
);

test('an institution lacks members that only ours sends, and has its allow-list', async () => {
  const { currentIdp } = record((await clientFor().get('/users/me')).payload());
  const absent = ['publishedInEdugain', 'displayAdminEmailsInDashboard', 'entityType', 'logoUrl'];
  expect(only(record(currentIdp), absent)).toEqual([]);
  expect(currentIdp).toMatchObject({ id: uni, eid: 7, allowedAll: false, allowedEntityIds: [survey] });
});

test('authorities are objects, languages and tabs comma lists; members get no contact persons', async () => {
  const user = record((await clientFor({ login: login({ role: 'MEMBER' }) }).get('/users/me')).payload());
  expect(user).toMatchObject({
    grantedAuthorities: [{ authority: 'ROLE_DASHBOARD_MEMBER' }],
    supportedLanguages: 'nl,en',
    hideTabs: 'none',
    dashboardMember: true,
    currentIdp: { contactPersons: [] },
  });
  expect((user['institutionIdps'] as { id: string }[]).map(({ id }) => id)).toEqual([uni, lab]);
});

test('values of one’s own login come with a detail and with bare lists, never with the catalogue', async () => {
  const client = clientFor();
  const released = [{ name: 'urn:mace:dir:attribute-def:uid', filters: ['*'], userValues: ['ann'] }];
  const { apps } = (await client.get('/services')).payload() as { apps: object[] };
  expect(apps.filter((app) => 'filteredUserAttributes' in app)).toEqual([]);
  expect((await client.get(detailAt)).payload()).toMatchObject({ filteredUserAttributes: released });
  const [connected] = (await client.get('/services/connected')).payload() as object[];
  expect(connected).toMatchObject({ spEntityId: survey, filteredUserAttributes: released });
  const found = await client.json('POST /services/by-entity-ids', [survey, 'https://unknown.example']);
  expect(found.payload()).toEqual([
    expect.objectContaining({ spEntityId: survey, connected: false, filteredUserAttributes: released }),
  ]);
});

test('the catalogue: one facet with blanks around its values, no access control, no connected template', async () => {
  const services = [service({ connectedTo: [uni] }), template, guarded];
  const { apps, facets } = (await clientFor({ services }).get('/services')).payload() as Record<
    string,
    object[]
  >;
  expect(apps).toEqual([
    expect.objectContaining({ id: 42, connected: true }),
    expect.objectContaining({ id: 44, connected: false, exampleSingleTenant: true }),
  ]);
  expect(facets).toEqual([
    {
      name: 'Type of Service',
      searchValue: 'type_of_service',
      values: [
        { count: 0, value: ' Education' },
        { count: 0, value: 'Research' },
      ],
    },
  ]);
  const invited = { services, login: login({ invitationRequestEntities: ['https://own.example'] }) };
  const seen = (await clientFor(invited).get('/services')).payload() as { apps: object[] };
  expect(seen.apps).toHaveLength(3);
});

test('consents are a bare list with its nulls, and none for a guest', async () => {
  const consents = [
    { spEntityId: wiki, type: 'NO_CONSENT', explanationEn: 'x', explanationNl: null },
  ] as const;
  const row = { ...consents[0], explanationPt: null, typeMetaData: 'saml20_sp' };
  expect((await clientFor({ consents }).get('/users/disableConsent')).json()).toEqual([row]);
  expect((await clientFor({ consents, login: null }).get('/users/disableConsent')).text).toBe('[]');
});

test('signs of markup are escaped in enveloped answers', async () => {
  const services = [service({ names: { en: "<b>Wiki</b> & 'co'" } })];
  const response = await clientFor({ services }).get('/services');
  expect(response.text).not.toMatch(/[<>&=']/);
  expect(response.text).toContain('\\u003cb\\u003eWiki');
  expect(response.payload()).toMatchObject({ apps: [{ name: "<b>Wiki</b> & 'co'" }] });
});

test('the users of a service, small', async () => {
  const response = await clientFor().get(`/services/idps?spEntityId=${survey}&type=saml20_sp`);
  expect(response.payload()).toEqual([
    { id: uni, name: 'Uni Example', nameNl: 'Uni Example', institutionId: 'AB-12', state: 'prodaccepted' },
    expect.objectContaining({ name: 'College' }),
  ]);
});

test.each([
  ['Dutch without a choice', undefined, '', 'nl', 'Wiki (nl)'],
  ['the cookie', 'en', '', 'en', 'Wiki'],
  ['the query before the cookie', 'nl', '&language=en', 'en', 'Wiki'],
  ['an unknown code, echoed, with Dutch texts', undefined, '&language=fr', 'fr', 'Wiki (nl)'],
])('language: %s', async (_title, language, query, expected, name) => {
  const response = await clientFor({ language }).get(detailAt + query);
  expect(response.json()).toMatchObject({ language: expected, payload: { name } });
  const cookie = response.headers.get('Set-Cookie');
  expect(cookie).toBe(query ? `language=${expected}; Path=/; Max-Age=315360000` : null);
});

test.each(['GET', 'POST', 'DELETE'])('%s switches and logs out: 204, without a body', async (method) => {
  const client = clientFor();
  const switched = await client.send(method, `/users/me/switch-to-idp?idpId=${lab}&role=`);
  expect([switched.status, switched.text]).toEqual([204, '']);
  expect((await client.get('/users/me')).payload()).toMatchObject({
    switchedToIdp: { id: lab },
    dashboardAdmin: true,
  });
  const left = await client.send(method, '/logout');
  expect([left.status, left.text]).toEqual([204, '']);
  expect((await client.get('/users/me')).payload()).toMatchObject({ guest: true });
});

test('a script error is accepted, without a body', async () => {
  const response = await clientFor().json('POST /jsError', { message: 'x' }, null);
  expect([response.status, response.text]).toEqual([200, '']);
});

test('a ticket in a search has dates with an offset without colon', async () => {
  const tickets = [ticket({ createdAt: Date.UTC(2026, 2, 1, 8, 48, 21), updatedAt: Date.UTC(2026, 2, 2) })];
  const response = await clientFor({ tickets }).json('POST /actions', { key: 'CXT-9' });
  expect(response.payload()).toMatchObject({
    issues: [
      {
        requestDate: '2026-03-01T09:48:21.000+0100',
        updateDate: '2026-03-02T01:00:00.000+0100',
        spEid: 42,
        spId: wiki,
      },
    ],
    total: 1,
    startAt: 0,
    maxResults: 20,
  });
});
