import { GROUP_ATTRIBUTE } from '../../../../src/contracts/domain/policies/policy';
import { mail, north, south, wiki } from '../../../support/server/fixtures';
import { affiliation, policyBody, storePolicy } from '../../../support/server/policies';
import type { TestApp } from '../../../support/server/server';
import { decided, requestFor, startDeciding, withoutPolicies } from './deciding';

const affiliationOid = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1';
let server: TestApp;
let clock = Date.now();

beforeAll(async () => {
  server = await startDeciding({ now: () => new Date(clock), settings: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await withoutPolicies(server.database);
  onceSeen();
});

const requestWith = (...values: string[]) => requestFor({ [affiliation]: values });
/** Kept data is checked again after half a second. */
function onceSeen(): void {
  clock += 550;
}
async function store(name: string, document = {}): Promise<void> {
  // Each at a different moment, since two states are never saved at the same one.
  const savedAt = new Date(clock);
  await storePolicy(server.database, { name, document, savedAt });
  onceSeen();
}

test('a permit with the policies that allow it', async () => {
  await store('Staff', { attributes: [{ name: affiliation, value: 'employee' }] });
  expect(await decided(server, requestWith('student', 'employee'))).toEqual({
    Status: { StatusCode: { Value: 'urn:oasis:names:tc:xacml:1.0:status:ok' } },
    PolicyIdentifier: {
      PolicySetIdReference: [{ Version: '1.0', Id: 'urn:openconext:pdp:root:policyset' }],
      PolicyIdReference: [{ Version: '1', Id: 'Staff' }],
    },
    Decision: 'Permit',
  });
});

test('a denial with the message in each language, and its owner', async () => {
  await store('Staff', {
    institutions: [north],
    denyMessages: { en: 'Only staff', nl: 'Alleen medewerkers', pt: 'Só pessoal' },
  });
  const category = 'urn:oasis:names:tc:xacml:3.0:attribute-category:resource';
  const text = (language: string, Value: string) => ({
    Category: category,
    AttributeId: `DenyMessage:${language}`,
    Value,
    DataType: 'http://www.w3.org/2001/XMLSchema#string',
  });
  expect(await decided(server, requestWith('student'))).toMatchObject({
    Decision: 'Deny',
    Status: {
      StatusCode: { Value: 'urn:oasis:names:tc:xacml:1.0:status:ok' },
      StatusMessage: 'Only staff',
    },
    AssociatedAdvice: [
      {
        Id: 'Staff',
        AttributeAssignment: [
          text('en', 'Only staff'),
          text('nl', 'Alleen medewerkers'),
          text('pt', 'Só pessoal'),
          {
            Category: category,
            AttributeId: 'IdPOnly',
            Value: true,
            DataType: 'http://www.w3.org/2001/XMLSchema#boolean',
          },
        ],
      },
    ],
    PolicyIdentifier: { PolicyIdReference: [{ Id: 'Staff' }] },
  });
});

test('an unwritten message is left out, and a policy for all institutions does not count as the institution’s own', async () => {
  await store('Staff', { institutions: [], denyMessages: { en: 'No', nl: 'Nee', pt: '' } });
  const { AssociatedAdvice } = await decided(server, requestWith('student'));
  expect(AssociatedAdvice).toMatchObject([
    {
      AttributeAssignment: [
        { AttributeId: 'DenyMessage:en' },
        { AttributeId: 'DenyMessage:nl' },
        { AttributeId: 'IdPOnly', Value: false },
      ],
    },
  ]);
});

test('if no policy applies, the answer is not applicable, and everybody gets in', async () => {
  await store('Staff');
  for (const other of [{ service: mail }, { institution: south }]) {
    const result = await decided(server, requestFor({ [affiliation]: ['student'] }, other));
    expect(result).toMatchObject({ Decision: 'NotApplicable', PolicyIdentifier: { PolicyIdReference: [] } });
  }
});

test('a denial without a required attribute cannot be decided, and names it', async () => {
  await store('No alumni', { deny: true });
  expect(await decided(server, requestFor({}))).toMatchObject({
    Decision: 'Indeterminate',
    Status: {
      StatusCode: { Value: 'urn:oasis:names:tc:xacml:1.0:status:missing-attribute' },
      StatusDetail: expect.stringContaining(`AttributeId="${affiliation}"`),
    },
    PolicyIdentifier: { PolicyIdReference: [{ Id: 'No-alumni' }] },
  });
});

test('policies of the federation and of the institution: any denial denies, and the first gives the reason', async () => {
  await store('a federation', { institutions: [] });
  await store('b institution', { attributes: [{ name: affiliation, value: 'student' }] });
  expect(await decided(server, requestWith('student'))).toMatchObject({
    Decision: 'Deny',
    AssociatedAdvice: [{ Id: 'a-federation' }],
    PolicyIdentifier: { PolicyIdReference: [{ Id: 'a-federation' }] },
  });
  expect(await decided(server, requestWith('student', 'employee'))).toMatchObject({
    Decision: 'Permit',
    PolicyIdentifier: { PolicyIdReference: [{ Id: 'a-federation' }, { Id: 'b-institution' }] },
  });
});

test('an attribute counts under every name that it has, and memberships are groups', async () => {
  const team = 'urn:collab:group:surfteams.nl:nl:north:wiki';
  await store('Team', {
    attributes: [
      { name: affiliation, value: 'employee' },
      { name: GROUP_ATTRIBUTE, value: team },
    ],
  });
  const memberships = 'urn:mace:dir:attribute-def:isMemberOf';
  const result = await decided(server, requestFor({ [affiliationOid]: ['employee'], [memberships]: [team] }));
  expect(result.Decision).toBe('Permit');
});

test('policies that the dashboard saves, changes and deletes have effect within a second', async () => {
  const admin = await server.as('admin');
  const path = '/dashboard/api/policies';
  expect((await decided(server, requestWith('student'))).Decision).toBe('NotApplicable');
  const made = (await admin.post(path, policyBody())).json<{ payload: Record<string, unknown> }>().payload;
  onceSeen();
  expect((await decided(server, requestWith('student'))).Decision).toBe('Deny');
  const attributes = [{ name: affiliation, value: 'employee', negated: true }];
  await admin.call('PUT', path, { ...made, serviceProviderId: wiki, attributes });
  onceSeen();
  expect((await decided(server, requestWith('student'))).Decision).toBe('Permit');
  expect((await decided(server, requestWith('employee'))).Decision).toBe('Deny');
  await admin.call('DELETE', `${path}/${String(made['id'])}`);
  onceSeen();
  expect((await decided(server, requestWith('employee'))).Decision).toBe('NotApplicable');
});

describe('policies of type step', () => {
  const loa = 'http://idp-dashboard.example/assurance/loa2';
  const campus = {
    level: loa,
    attributes: [],
    allAttributesMustMatch: true,
    networks: ['192.0.2.0/24'],
    networksNegated: true as const,
  };

  test('oblige the proxy to ask for the level', async () => {
    await store('Away', { type: 'step', attributes: [], levels: [campus] });
    const away = await decided(server, requestFor({}, { address: '198.51.100.7' }));
    expect(away).toMatchObject({
      Decision: 'Permit',
      Obligations: [
        {
          Id: 'urn:openconext:stepup:loa',
          AttributeAssignment: [{ AttributeId: 'urn:loa:level', Value: loa }],
        },
      ],
    });
    const here = await decided(server, requestFor({}, { address: '192.0.2.7' }));
    expect(here.Decision).toBe('Permit');
    expect(here.Obligations).toBeUndefined();
  });

  test('cannot be decided without the address that they need', async () => {
    await store('Away', { type: 'step', attributes: [], levels: [campus] });
    expect(await decided(server, requestFor({}))).toMatchObject({
      Decision: 'Indeterminate',
      Status: { StatusDetail: expect.stringContaining('ip-address') },
    });
  });

  test('do not matter beside a denial', async () => {
    await store('Away', { type: 'step', attributes: [], levels: [{ ...campus, networks: [] }] });
    await store('Staff');
    const result = await decided(server, requestWith('student'));
    expect([result.Decision, result.Obligations]).toEqual(['Deny', undefined]);
  });
});
