import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../../../src/contracts/domain/policies/policy';
import { expectProblem } from '../../contract/checks';
import {
  beta,
  files,
  hidden,
  intranet,
  mail,
  north,
  south,
  tenant,
  wiki,
} from '../../support/server/fixtures';
import { affiliation, policyBody } from '../../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { api, withMoreServices } from '../catalogue/moreServices';

const PATH = '/dashboard/api/policies';
let server: TestApp;
let admin: TestClient;
let southAdmin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '10000' } });
  await withMoreServices(server.database);
  admin = await server.as('admin');
  southAdmin = await server.as('southAdmin');
});
afterAll(() => server.close());

type Changes = Readonly<Record<string, unknown>>;

const stored = () => server.database.read.selectFrom('policy').select('id').execute();
const value = (text: string, name = affiliation) => ({ attributes: [{ name, value: text }] });
const long = (length: number) => 'x'.repeat(length);

/** An invalid body, and the member that the answer names first. */
const wrong: readonly (readonly [string, Changes, string])[] = [
  ['a blank name', { name: ' \t ' }, 'name: must not be blank'],
  ['too long a name', { name: long(256) }, 'name: longer than 255 characters'],
  ['a name that no database keeps', { name: 'a\0b' }, 'body/name contains characters that cannot be stored'],
  ['half a character', { name: 'a\uD83D' }, 'body/name contains characters that cannot be stored'],
  ['a blank description', { description: '\n' }, 'description: must not be blank'],
  ['too long a description', { description: long(4001) }, 'description: longer than 4000 characters'],
  ['a blank English message', { denyAdvice: ' ' }, 'denyAdvice: must not be blank'],
  ['a blank Dutch message', { denyAdviceNl: '' }, 'denyAdviceNl: must not be blank'],
  ['too long a Portuguese message', { denyAdvicePt: long(4001) }, 'denyAdvicePt: longer than 4000'],
  ['no rule', { attributes: [] }, 'attributes: there must be at least one'],
  ['a blank value', value(' '), 'attributes/0/value: must not be blank'],
  ['too long a value', value(long(1001)), 'attributes/0/value: longer than 1000 characters'],
  ['a broken value', value('\0'), 'body/attributes/0/value contains characters'],
  ['an invalid expression', value('staff|(employee'), 'attributes/0/value: "staff|(employee" is not a valid'],
  ['a look-ahead', value('(?=staff).*'), 'attributes/0/value: "(?=staff).*" is not a valid'],
  ['an expression that unfolds', value('x{1000}'.repeat(100)), 'attributes/0/value: "x{1000}x{1000}'],
  [
    'an unknown attribute',
    value('a', 'urn:x:colour'),
    'attributes/0/name: "urn:x:colour" is not an attribute',
  ],
  ['a blank attribute', value('a', ''), 'attributes/0/name: "" is not an attribute'],
  ['a short group id', value('my_team', GROUP_ATTRIBUTE), 'attributes/0/value: "my_team" is not a fully'],
  [
    'a group id of nothing',
    value('urn:collab:group:surfteams.nl:', GROUP_ATTRIBUTE),
    'attributes/0/value: "urn',
  ],
  ['a role that there is not', value('Emperor', ROLE_ATTRIBUTE), 'attributes/0/value: "Emperor" is not one'],
  [
    'a wrong value after a right one',
    {
      attributes: [
        { name: affiliation, value: 'staff' },
        { name: ROLE_ATTRIBUTE, value: 'Emperor' },
      ],
    },
    'attributes/1/value: "Emperor"',
  ],
  [
    'more values than fit',
    { attributes: Array.from({ length: 501 }, (_, index) => ({ name: affiliation, value: `v${index}` })) },
    'attributes: more than 500 values',
  ],
  ['no service', { serviceProviderId: undefined }, 'serviceProviderId: must name the service'],
  ['a blank service', { serviceProviderId: ' ' }, 'serviceProviderId: must name the service'],
  [
    'a list in place of the service',
    { serviceProviderId: undefined, serviceProviderIds: [wiki] },
    'serviceProv',
  ],
  [
    'an unknown service',
    { serviceProviderId: 'https://no.example' },
    'serviceProviderId: service "https://no.example" does not exist',
  ],
  ['a broken service', { serviceProviderId: 'a\0' }, 'body/serviceProviderId contains characters'],
  ['too long a service', { serviceProviderId: long(1025) }, 'serviceProviderIds: longer than 1024'],
  [
    'a hidden service',
    { serviceProviderId: hidden },
    `serviceProviderId: service "${hidden}" does not exist`,
  ],
  [
    'somebody else’s service',
    { serviceProviderId: intranet },
    `serviceProviderId: service "${intranet}" does not exist`,
  ],
  ['a template', { serviceProviderId: tenant }, `serviceProviderId: service "${tenant}" does not exist`],
  ['a resource server', { serviceProviderId: api }, `serviceProviderId: service "${api}" does not exist`],
  [
    'an unknown service besides',
    { serviceProviderIds: [wiki, 'https://no.example'] },
    'serviceProviderId: service "https://no.example"',
  ],
  [
    'another institution',
    { identityProviderIds: [south] },
    `identityProviderIds: "${south}" is not an identity`,
  ],
  [
    'another institution besides',
    { identityProviderIds: [north, south] },
    'identityProviderIds: "https://idp.so',
  ],
  ['a broken institution', { identityProviderIds: ['\0'] }, 'body/identityProviderIds/0 contains characters'],
  [
    'everybody at a foreign service',
    { identityProviderIds: [] },
    'identityProviderIds: a policy for a service',
  ],
  ['another type', { type: 'colour' }, 'type: neither reg nor step'],
];

test.each(wrong)('%s is refused, and named', async (_title, changes, detail) => {
  const problem = expectProblem(await admin.post(PATH, policyBody(changes)), 400, 'validation');
  expect(problem.detail?.slice(0, detail.length)).toBe(detail);
  expect(problem.detail?.length).toBeLessThan(250);
  expect(problem.exception).toBeUndefined();
  expect(await stored()).toEqual([]);
});

test.each([
  ['name', null],
  ['name', 7],
  ['description', undefined],
  ['denyAdvice', null],
  ['denyAdviceNl', ['Nee']],
  ['attributes', null],
  ['attributes', [null]],
  ['attributes', [{ name: affiliation, value: null }]],
  ['attributes', { [affiliation]: 'staff' }],
  ['serviceProviderIds', wiki],
  ['identityProviderIds', [7]],
  ['denyRule', 'yes'],
  ['active', 1],
  ['revisionNbr', -1],
])('%s as %j is refused, and named', async (member, given) => {
  const problem = expectProblem(
    await admin.post(PATH, { ...policyBody(), [member]: given }),
    400,
    'validation',
  );
  expect(problem.detail).toMatch(new RegExp(`^body/${member}`));
  expect(await stored()).toEqual([]);
});

describe('accepts valid policies', () => {
  afterEach(async () => {
    await server.database.transaction((tx) => tx.deleteFrom('policy').execute());
  });

  async function make(changes: Changes, client = admin) {
    const response = await client.post(PATH, policyBody(changes));
    expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
    return response.json<{ payload: Record<string, unknown> }>().payload;
  }

  test.each<[string, Changes]>([
    ['the longest texts', { name: long(255), description: long(4000), denyAdvicePt: long(4000) }],
    ['the longest value', value(long(1000))],
    ['an expression', value('(employee|staff)@(.*\\.)?north\\.example')],
    ['a group', value('urn:collab:group:surfteams.nl:nl:north:wiki_editors', GROUP_ATTRIBUTE)],
    ['a role', value('SURFconextbeheerder', ROLE_ATTRIBUTE)],
    ['a service in state test', { serviceProviderId: beta }],
    ['an OpenID Connect service', { serviceProviderId: files }],
    ['members that are unknown', { colour: 'red' }],
  ])('%s', async (_title, changes) => {
    const policy = await make(changes);
    expect(policy).toMatchObject({ active: true, revisionNbr: 1 });
  });

  test('several services, each one of them by itself as well', async () => {
    const policy = await make({ serviceProviderId: wiki, serviceProviderIds: [mail, wiki] });
    expect(policy['serviceProviderIds']).toEqual([wiki, mail]);
  });

  test('the owner of a service, for everybody', async () => {
    const policy = await make({ serviceProviderId: intranet, identityProviderIds: [] }, southAdmin);
    expect(policy).toMatchObject({ identityProviderIds: [], actionsAllowed: true });
  });

  test('a denial requires every rule to match; texts lose the blanks around them; repetitions count once', async () => {
    const policy = await make({
      name: '  Staff only ',
      denyRule: true,
      allAttributesMustMatch: false,
      attributes: ['b', 'a', 'b'].map((text) => ({ name: affiliation, value: text })),
      identityProviderIds: [north, north],
    });
    expect(policy).toMatchObject({
      name: 'Staff only',
      denyRule: true,
      allAttributesMustMatch: true,
      attributes: ['b', 'a'].map((text) => ({ name: affiliation, value: text })),
      identityProviderIds: [north],
    });
  });

  test('markup and quotes are text like any other', async () => {
    const name = `<script>alert("x")</script> '; drop table policy; --`;
    const policy = await make({ name, description: '[a](javascript:alert(1))' });
    expect(policy).toMatchObject({ name, description: '[a](javascript:alert(1))' });
  });
});
