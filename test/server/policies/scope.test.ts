/** The parts of policies beyond the attributes of one service: negation, groups, every service, levels. */
import type { Policy } from '../../../src/contracts/wire/policy';
import { expectProblem } from '../../contract/checks';
import { intranet, mail, north, wiki } from '../../support/server/fixtures';
import { affiliation, policyBody, storePolicy } from '../../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const PATH = '/dashboard/api/policies';
const loa2 = 'http://idp-dashboard.example/assurance/loa2';
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '10000' } });
  admin = await server.as('admin');
});
afterAll(() => server.close());
afterEach(async () => {
  await server.database.transaction((tx) => tx.deleteFrom('policy').execute());
});

type Changes = Readonly<Record<string, unknown>>;
const every = { serviceProviderId: undefined, serviceProviderIds: [] };
const step = (...loas: object[]) => ({
  ...{ type: 'step', attributes: [], denyAdvice: '', denyAdviceNl: '' },
  loas: loas.map((loa) => ({ level: loa2, ...loa })),
});
const campus = { cidrNotations: [{ ipAddress: '192.0.2.0', prefix: 24 }] };

async function saved(method: 'POST' | 'PUT', body: Changes, client = admin): Promise<Policy> {
  const response = await client.call(method, PATH, body);
  expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return response.json<{ payload: Policy }>().payload;
}
const make = (changes: Changes, client = admin) => saved('POST', policyBody(changes), client);

describe('stores and returns a valid scope as it was meant', () => {
  test.each<[string, Changes, Changes]>([
    ['every service', every, { serviceProviderIds: [] }],
    [
      'every service but one',
      { serviceProvidersNegated: true },
      { serviceProviderIds: [wiki], serviceProvidersNegated: true },
    ],
    [
      'a value excluded, and one of a second group',
      {
        attributes: [
          { name: affiliation, value: 'student', negated: true },
          { name: affiliation, value: 'student', groupID: 1 },
          { name: affiliation, value: 'staff', negated: false, groupID: 0 },
        ],
      },
      {
        attributes: [
          { name: affiliation, value: 'student', negated: true },
          { name: affiliation, value: 'student', groupID: 1 },
          { name: affiliation, value: 'staff' },
        ],
      },
    ],
    [
      'levels by network and attribute',
      step({
        ...campus,
        negateCidrNotation: true,
        attributes: [{ name: affiliation, value: 'staff', negated: true }],
        allAttributesMustMatch: true,
      }),
      {
        type: 'step',
        attributes: [],
        loas: [
          {
            level: loa2,
            allAttributesMustMatch: true,
            attributes: [{ name: affiliation, value: 'staff', negated: true }],
            cidrNotations: [{ ipAddress: '192.0.2.0', prefix: 24 }],
            negateCidrNotation: true,
          },
        ],
      },
    ],
  ])('%s', async (_title, changes, expected) => {
    const policy = await make(changes);
    expect(policy).toMatchObject({ ...expected, actionsAllowed: true });
    const again = await admin.get(`${PATH}/${String(policy.id)}`);
    expect(again.json()).toMatchObject({ payload: expected });
    const [revision] = (await admin.get(`${PATH}/${String(policy.id)}/revisions`)).json<{
      payload: Policy[];
    }>().payload;
    expect(revision).toMatchObject(expected);
  });

  test('a policy without a scope has none of the members', async () => {
    const policy = await make({});
    expect(Object.keys(policy)).not.toEqual(expect.arrayContaining(['serviceProvidersNegated']));
    expect([policy.loas, policy.attributes]).toEqual([undefined, [{ name: affiliation, value: 'employee' }]]);
  });

  test('a policy for every service of everybody belongs to the federation: all see it, no one may change it', async () => {
    await storePolicy(server.database, {
      name: 'all',
      document: { services: [], institutions: [] },
    });
    for (const person of ['admin', 'southAdmin'] as const) {
      const response = await (await server.as(person)).get(PATH);
      expect(response.json()).toMatchObject({ payload: [{ id: 'all', actionsAllowed: false }] });
    }
  });
});

describe('a change by a client that does not know the scope', () => {
  test('leaves negation, groups and services as they were', async () => {
    const attributes = [
      { name: affiliation, value: 'student', negated: true },
      { name: affiliation, value: 'staff', groupID: 2 },
    ];
    const { id } = await make({ attributes, serviceProvidersNegated: true });
    const bare = attributes.map(({ name, value }) => ({ name, value }));
    const added = { name: affiliation, value: 'member' };
    expect(await saved('PUT', policyBody({ id, attributes: [...bare, added] }))).toMatchObject({
      attributes: [...attributes, added],
      serviceProvidersNegated: true,
    });
  });

  test('but a client that knows it can remove them', async () => {
    const { id } = await make({
      attributes: [{ name: affiliation, value: 'student', negated: true }],
      serviceProvidersNegated: true,
    });
    const attributes = [{ name: affiliation, value: 'student', negated: false }];
    const policy = await saved('PUT', policyBody({ id, attributes, serviceProvidersNegated: false }));
    expect(policy.attributes).toEqual([{ name: affiliation, value: 'student' }]);
    expect(policy.serviceProvidersNegated).toBeUndefined();
  });

  test('leaves the levels as they were, and the type', async () => {
    const { id } = await make(step(campus));
    const { loas: _loas, type: _type, ...rest } = policyBody({ id, ...step() });
    expect(await saved('PUT', { ...rest, description: 'Another' })).toMatchObject({
      type: 'step',
      description: 'Another',
      loas: [{ level: loa2, ...campus }],
    });
  });
});

test.each<[string, Changes, string]>([
  [
    'every service but none',
    { ...every, serviceProvidersNegated: true },
    'serviceProvidersNegated: must name',
  ],
  [
    'every service, for everybody',
    { ...every, identityProviderIds: [] },
    'identityProviderIds: a policy for a',
  ],
  [
    'every service but one, for everybody',
    { serviceProvidersNegated: true, identityProviderIds: [] },
    'identityProviderIds: a policy for a',
  ],
  [
    'a group that is too high',
    { attributes: [{ name: affiliation, value: 'staff', groupID: 100 }] },
    'attributes/0/groupID: higher than 99',
  ],
  [
    'a group below zero',
    { attributes: [{ name: affiliation, value: 'staff', groupID: -1 }] },
    'body/attributes/0/groupID must be >= 0',
  ],
  [
    'a negation that is not a boolean',
    { attributes: [{ name: affiliation, value: 'staff', negated: 'yes' }] },
    'body/attributes/0/negated must be boolean',
  ],
  ['levels of a policy of type reg', { loas: [{ level: loa2 }] }, 'loas: only a policy of type step'],
  ['no level', step(), 'loas: there must be at least one'],
  ['more levels than fit', step(...Array.from({ length: 21 }, () => ({}))), 'loas: more than 20'],
  ['an unknown level', step({ level: 'urn:x:loa9' }), 'loas/0/level: "urn:x:loa9" is not a level'],
  [
    'an invalid network',
    step({ cidrNotations: [{ ipAddress: '192.0.2.0', prefix: 33 }] }),
    'loas/0/cidrNotations: "192.0.2.0/33" is not a network',
  ],
  ['only excluded networks', step({ negateCidrNotation: true }), 'loas/0/negateCidrNotation: must name'],
  [
    'an unknown attribute of a level',
    step({}, { attributes: [{ name: 'urn:x:colour', value: 'red' }] }),
    'loas/1/attributes/0/name: "urn:x:colour" is not an attribute',
  ],
  [
    'attributes beside the levels',
    { ...step({}), attributes: [{ name: affiliation, value: 'staff' }] },
    'attributes: those of a policy of type step belong to its levels',
  ],
])('%s is refused, and named', async (_title, changes, detail) => {
  const problem = expectProblem(await admin.post(PATH, policyBody(changes)), 400, 'validation');
  expect(problem.detail?.slice(0, detail.length)).toBe(detail);
});

test('a policy stays of its type', async () => {
  const { id } = await make({});
  const problem = expectProblem(
    await admin.call('PUT', PATH, policyBody({ id, ...step({}) })),
    400,
    'validation',
  );
  expect(problem.detail).toBe('type: a policy stays of its type');
});

test('an owner’s policy for everybody cannot be extended beyond the own services', async () => {
  const owner = await server.as('southAdmin');
  const { id } = await make({ serviceProviderId: intranet, identityProviderIds: [] }, owner);
  const changes = { id, serviceProviderId: intranet, identityProviderIds: [], serviceProvidersNegated: true };
  expectProblem(await owner.call('PUT', PATH, policyBody(changes)), 400, 'validation');
});

test('a policy for every service but some is among the statistics of the services that it concerns', async () => {
  await storePolicy(server.database, {
    name: 'but wiki',
    document: { services: [wiki], servicesNegated: true, institutions: [north] },
  });
  const marks = async (service: string) => {
    const query = `spEntityId=${encodeURIComponent(service)}&from=1772000000&to=1773000000`;
    return (await admin.get(`/dashboard/api/x/statistics/marks?${query}`)).json<{
      payload: { marks: readonly { kind: string }[] };
    }>().payload.marks;
  };
  expect(await marks(mail)).toMatchObject([{ kind: 'policyActivated' }]);
  expect(await marks(wiki)).toEqual([]);
});
