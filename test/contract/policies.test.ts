import { Type } from 'typebox';
import { Policy, PolicyAttributeName } from '../../src/contracts/wire/policy';
import { hidden, intranet, mail, north, south, wiki } from '../support/server/fixtures';
import { affiliation, policyBody, storePolicy } from '../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../support/server/server';
import { expectProblem, payloadOf } from './checks';

const PATH = '/dashboard/api/policies';
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '10000' } });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function store(): Promise<void> {
  for (const stored of [
    { name: 'north only' },
    { name: 'north and south', document: { institutions: [north, south] } },
    { name: 'of south', authority: south },
    { name: 'south only', document: { institutions: [south] } },
    { name: 'everybody', document: { institutions: [], services: [mail] } },
    { name: 'unseen service', document: { institutions: [], services: [hidden] } },
    { name: 'intranet', authority: south, document: { institutions: [], services: [intranet] } },
    { name: 'step', document: { type: 'step' as const } },
  ]) {
    await storePolicy(server.database, stored);
  }
}

describe('GET /policies', () => {
  async function policies(client: TestClient) {
    const found = payloadOf(Type.Array(Policy), await client.get(PATH));
    return Object.fromEntries(found.map(({ name, actionsAllowed }) => [name, actionsAllowed]));
  }
  const ofNorth = {
    everybody: false,
    'north and south': false,
    'north only': true,
    'of south': false,
    step: false,
  };

  test.each(['viewer', 'admin', 'superUserAsViewer', 'superUserAsAdmin'] as const)(
    'those of the institution for %s, and which of them it may change',
    async (person) => {
      await store();
      expect(await policies(await server.as(person))).toEqual(ofNorth);
    },
  );

  test('an owner of a service sees and changes policies that name no identity provider', async () => {
    await store();
    expect(await policies(await server.as('southAdmin'))).toEqual({
      everybody: false,
      intranet: true,
      'north and south': false,
      'south only': false,
    });
    expect(await policies(await server.as('twinAdmin'))).toEqual({ everybody: false });
  });

  test('regardless of the institution in the header', async () => {
    await store();
    const twin = await server.as('twinAdmin');
    const headers = { 'x-idp-entity-id': 'https://idp-b.twin.example' };
    const response = await twin.call('GET', PATH, undefined, headers);
    expect(payloadOf(Type.Array(Policy), response)).toHaveLength(1);
    const foreign = { 'x-idp-entity-id': north };
    expectProblem(await twin.call('GET', PATH, undefined, foreign), 400, 'institution-not-allowed');
  });

  test.each(['guest', 'member'] as const)('is refused to %s', async (person) => {
    expectProblem(await (await server.as(person)).get(PATH), 403, 'forbidden');
  });
});

test('GET /policies/attributes for guests as well, in the language of the request, with closed lists of values', async () => {
  const ask = async (language: string) => {
    const guest = await server.as('guest');
    const response = await guest.get(`${PATH}/attributes?language=${language}`);
    return payloadOf(Type.Array(PolicyAttributeName), response);
  };
  const attributes = await ask('nl');
  expect(attributes).toHaveLength(12);
  expect(attributes[0]).toMatchObject({ name: affiliation, value: 'Affiliatie' });
  expect(attributes[0]?.values).toContain('employee');
  const role = attributes.find(({ name }) => name === 'urn:collab:sab:surfnet.nl');
  expect(role?.values).toContain('SURFconextbeheerder');
  expect((await ask('pt'))[0]?.value).toBe('Afiliação');
  expect((await ask('fr'))[0]?.value).toBe('Affiliation');
});

test('GET /policies/new: a template without an id', async () => {
  expect(payloadOf(Policy, await admin.get(`${PATH}/new`))).toEqual({
    serviceProviderIds: [],
    serviceProviderNames: [],
    serviceProviderNamesNl: [],
    identityProviderIds: [],
    identityProviderNames: [],
    identityProviderNamesNl: [],
    identityProviderNamesPt: [],
    attributes: [],
    denyRule: false,
    allAttributesMustMatch: false,
    isActivatedSr: false,
    active: true,
    actionsAllowed: false,
    numberOfRevisions: 0,
    revisionNbr: 0,
    type: 'reg',
  });
});

test.each(['guest', 'admin'] as const)('OPTIONS /policies for %s', async (person) => {
  const { headers } = await server.as(person);
  const response = await server.app.inject({ method: 'OPTIONS', url: PATH, headers });
  expect([response.statusCode, response.headers['allow'], response.body]).toEqual([
    200,
    'GET,POST,PUT,DELETE',
    '',
  ]);
});

test('a policy from its creation to its end', async () => {
  const created = payloadOf(Policy, await admin.post(PATH, policyBody()));
  expect(created).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Staff only',
    description: 'Staff may use the wiki.',
    denyAdvice: 'Only staff may use the wiki.',
    denyAdviceNl: 'Alleen medewerkers mogen de wiki gebruiken.',
    serviceProviderIds: [wiki],
    serviceProviderNames: ['wiki.example'],
    serviceProviderNamesNl: ['wiki.example (nl)'],
    identityProviderIds: [north],
    identityProviderNames: ['idp.north.example'],
    identityProviderNamesNl: ['idp.north.example (nl)'],
    identityProviderNamesPt: ['idp.north.example'],
    attributes: [{ name: affiliation, value: 'employee' }],
    denyRule: false,
    allAttributesMustMatch: true,
    isActivatedSr: false,
    active: true,
    actionsAllowed: true,
    userDisplayName: 'Test admin',
    authenticatingAuthorityName: north,
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    numberOfRevisions: 0,
    revisionNbr: 1,
    type: 'reg',
  });
  const path = `${PATH}/${created.id}`;
  expect(payloadOf(Policy, await admin.get(path))).toEqual(created);

  const other = await server.as('superUserAsAdmin');
  const edited = { ...created, active: false, denyAdvicePt: 'Não.' };
  const updated = payloadOf(Policy, await other.call('PUT', PATH, edited));
  expect(updated).toEqual({
    ...edited,
    userDisplayName: 'Test superUserAsAdmin',
    created: expect.any(String),
    numberOfRevisions: 1,
    revisionNbr: 2,
  });
  expect(payloadOf(Type.Array(Policy), await admin.get(`${path}/revisions`))).toEqual([created, updated]);
  expect(payloadOf(Type.Array(Policy), await admin.get(PATH))).toEqual([updated]);

  const json = { 'content-type': 'application/json' };
  const deleted = await admin.call('DELETE', path, undefined, json);
  expect([deleted.statusCode, deleted.body]).toEqual([200, '']);
  expectProblem(await admin.get(path), 400, 'policy-unknown');
  // Saved revisions remain after the policy is deleted, for those who could see it.
  const revisions = payloadOf(Type.Array(Policy), await admin.get(`${path}/revisions`));
  expect(revisions.map(({ name, revisionNbr }) => [name, revisionNbr])).toEqual(
    [created, updated].map(({ name, revisionNbr }) => [name, revisionNbr]),
  );
  expect(revisions.map(({ actionsAllowed }) => actionsAllowed)).toEqual([false, false]);
  const southern = await server.as('trialAdmin');
  expectProblem(await southern.get(`${path}/revisions`), 400, 'policy-unknown');
});

test('a policy that an institution may not see does not exist for it', async () => {
  await store();
  for (const id of ['south-only', 'unseen-service', 'nobody-made-it', '%00', 'a%27b']) {
    expectProblem(await admin.get(`${PATH}/${id}`), 400, 'policy-unknown');
    expectProblem(await admin.get(`${PATH}/${id}/revisions`), 400, 'policy-unknown');
    const problem = expectProblem(await admin.call('DELETE', `${PATH}/${id}`), 404, 'not-found');
    expect(problem.detail).toBe('The policy does not exist, or no longer exists');
    const changed = await admin.call('PUT', PATH, policyBody({ id: decodeURIComponent(id) }));
    // A body is read first, and U+0000 cannot be stored in a text.
    if (id === '%00') expectProblem(changed, 400, 'validation');
    else expectProblem(changed, 404, 'not-found');
  }
});

test.each(['of-south', 'north-and-south', 'everybody', 'step'])(
  'the policy %s can be seen and not changed',
  async (id) => {
    await store();
    expect(payloadOf(Policy, await admin.get(`${PATH}/${id}`)).actionsAllowed).toBe(false);
    expectProblem(await admin.call('DELETE', `${PATH}/${id}`), 403, 'forbidden');
    expectProblem(await admin.call('PUT', PATH, policyBody({ id })), 403, 'forbidden');
    expect(payloadOf(Type.Array(Policy), await admin.get(`${PATH}/${id}/revisions`))).toHaveLength(1);
  },
);

test.each([
  ['missing JSON', '', 'application/json'],
  ['JSON', '{"a":1}', 'application/json'],
  ['text', 'a', 'text/plain'],
])('the body of a deletion is ignored: %s', async (_title, body, type) => {
  const id = await storePolicy(server.database, { name: 'Short' });
  const response = await admin.call('DELETE', `${PATH}/${id}`, body, { 'content-type': type });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('a policy accepts JSON only', async () => {
  const text = { 'content-type': 'text/plain' };
  expectProblem(await admin.call('POST', PATH, '{}', text), 415, 'unsupported-media-type');
  const json = { 'content-type': 'application/json' };
  expectProblem(await admin.call('PUT', PATH, '', json), 400, 'bad-request');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expectProblem(await admin.call('POST', PATH, 'name=a', form), 400, 'validation');
});

test('changes come from our own pages only', async () => {
  const id = await storePolicy(server.database, { name: 'Kept' });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expectProblem(await admin.call('DELETE', `${PATH}/${id}`, undefined, foreign), 403, 'foreign-origin');
  expectProblem(await admin.call('PUT', PATH, policyBody({ id }), foreign), 403, 'foreign-origin');
  expectProblem(await admin.call('POST', PATH, policyBody(), foreign), 403, 'foreign-origin');
  expect(payloadOf(Type.Array(Policy), await admin.get(PATH))).toHaveLength(1);
});
