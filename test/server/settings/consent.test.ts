import { wiki, files, hidden, north } from '../../support/server/fixtures';
import type { TestApp, TestClient } from '../../support/server/server';
import { atDesk, CONSENT, filed, json, problemIn, startWithDesk } from './changing';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const asks = (more: object = {}) => ({
  spEntityId: wiki,
  type: 'NO_CONSENT',
  explanationEn: '',
  explanationNl: '',
  typeMetaData: 'saml20_sp',
  ...more,
});

const explained = asks({
  type: 'DEFAULT_CONSENT',
  explanationEn: ' Your name is shown. ',
  explanationNl: 'Uw naam wordt getoond.',
  explanationPt: 'O seu nome é mostrado.',
});

async function consents() {
  return (await admin.get('/dashboard/api/users/disableConsent')).json<object[]>();
}

/** Requested, and made at the desk. */
async function has(body: object) {
  const response = await json(admin, CONSENT, body);
  await atDesk(server, {
    action: 'resolve',
    key: response.json<{ payload: { jiraKey: string } }>().payload.jiraKey,
    resolution: 'done',
  });
}

test('a request creates a ticket that carries the change, and changes nothing yet', async () => {
  const response = await json(admin, CONSENT, explained);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    language: 'en',
    payload: {
      jiraKey: expect.stringMatching(/^CXT-\d+$/),
      type: 'CHANGE',
      userName: 'Test admin',
      userEmail: 'admin@example.org',
      idpId: north,
      idpName: 'idp.north.example',
      spId: wiki,
      spName: 'wiki.example',
      typeMetaData: 'saml20_sp',
      rejected: false,
      shouldSendEmail: false,
      connectWithoutInteraction: false,
    },
  });
  const [ticket] = await filed(server);
  expect(ticket).toMatchObject({ type: 'CHANGE', direction: 'consent', service_entity_id: wiki });
  expect(ticket?.body).toContain('Consent: MINIMAL_CONSENT → DEFAULT_CONSENT');
  expect(ticket?.body).toContain('Message in English: none → Your name is shown.');
  expect(await consents()).toEqual([]);
});

test('resolved as done it takes effect, in three languages', async () => {
  await has(explained);
  expect(await consents()).toEqual([
    {
      spEntityId: wiki,
      type: 'DEFAULT_CONSENT',
      explanationEn: 'Your name is shown.',
      explanationNl: 'Uw naam wordt getoond.',
      explanationPt: 'O seu nome é mostrado.',
      typeMetaData: 'saml20_sp',
    },
  ]);
});

test.each(['wont_do', 'duplicate', 'cancelled'])('resolved as %s it changes nothing', async (resolution) => {
  await json(admin, CONSENT, explained);
  const [ticket] = await filed(server);
  await atDesk(server, { action: 'resolve', key: ticket?.key, resolution });
  expect(await consents()).toEqual([]);
});

test.each([
  ['minimal consent if nothing is configured', asks({ type: 'MINIMAL_CONSENT' }), false],
  ['blank texts if nothing is configured', asks({ type: 'MINIMAL_CONSENT', explanationEn: '  ' }), false],
  ['null texts', asks({ type: 'MINIMAL_CONSENT', explanationEn: null, explanationNl: null }), false],
  ['the present values', explained, true],
  ['the present values, with texts left out', { spEntityId: wiki, type: 'DEFAULT_CONSENT' }, true],
  ['the present values, with null texts', { ...explained, explanationEn: null, explanationPt: null }, true],
])('%s does not count as a change', async (_title, body, configured) => {
  if (configured) await has(explained);
  const before = await filed(server);
  const response = await json(admin, CONSENT, body);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { payload: { 'no-changes': true }, language: 'en' },
  ]);
  expect(await filed(server)).toEqual(before);
});

test.each([
  ['the type', { type: 'MINIMAL_CONSENT' }, { type: 'MINIMAL_CONSENT' }],
  ['the Portuguese text, which counts as well', { explanationPt: 'Outro' }, { explanationPt: 'Outro' }],
  ['a text, removed by an empty one', { explanationPt: '' }, { explanationPt: null }],
])('only the sent part of a configured consent changes: %s', async (_title, more, changed) => {
  await has(explained);
  const before = await consents();
  await has({ spEntityId: wiki, type: 'DEFAULT_CONSENT', ...more });
  expect(await consents()).toEqual([{ ...before[0], ...changed }]);
});

test('an OpenID Connect service is identified by its type', async () => {
  expect((await json(admin, CONSENT, asks({ spEntityId: files }))).statusCode).toBe(400);
  const oidc = asks({ spEntityId: files, typeMetaData: 'oidc10_rp' });
  expect((await json(admin, CONSENT, oidc)).statusCode).toBe(200);
});

test.each([
  ['spEntityId: no such service', asks({ spEntityId: 'https://unknown.example' })],
  ['spEntityId: no such service', asks({ spEntityId: hidden })],
  ['body/type', asks({ type: 'ALL_CONSENT' })],
  ['body/type', asks({ type: null })],
  ['body/typeMetaData', asks({ typeMetaData: 'saml' })],
  ['body/spEntityId', asks({ spEntityId: undefined })],
  ['body/explanationNl', asks({ explanationNl: 'x'.repeat(4_001) })],
  ['body/explanationPt', asks({ explanationPt: ['a'] })],
])('%s is named in a 400', async (named, body) => {
  const response = await json(admin, CONSENT, body);
  expect([response.statusCode, problemIn(response)]).toEqual([400, 'validation']);
  expect(response.json<{ detail: string }>().detail).toContain(named);
  expect(await filed(server)).toEqual([]);
});

test('4,000 characters of any kind are accepted', async () => {
  const text = `<script>${'é'.repeat(3_992)}`;
  await has(asks({ type: 'DEFAULT_CONSENT', explanationEn: text }));
  expect(await consents()).toMatchObject([{ explanationEn: text, explanationNl: null }]);
});

test('the request is for the institution of the header, which is checked', async () => {
  const without = await admin.call('POST', CONSENT, JSON.stringify(explained), {
    'content-type': 'application/json',
    'x-idp-entity-id': undefined,
  });
  expect(without.statusCode).toBe(400);
  const foreign = await admin.call('POST', CONSENT, JSON.stringify(explained), {
    'content-type': 'application/json',
    'x-idp-entity-id': 'https://idp.south.example',
  });
  expect([foreign.statusCode, problemIn(foreign)]).toEqual([400, 'institution-not-allowed']);
  expect(await filed(server)).toEqual([]);
});
