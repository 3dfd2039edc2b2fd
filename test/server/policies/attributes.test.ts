import { ROLE_ATTRIBUTE } from '../../../src/contracts/domain/policies/policy';
import { isGroupId } from '../../../src/contracts/domain/policies/policyLimits';
import { attributeNames } from '../../../server/modules/policies/policyAttributes';
import { readConfig } from '../../../server/readConfig';
import { affiliation, policyBody } from '../../support/server/policies';
import { startTestApp, testConfig } from '../../support/server/server';

const delivered = (settings: Record<string, string>, language = 'en') =>
  attributeNames(testConfig(settings), language);

test('by default the attributes of the field are offered, each with a label in every language', () => {
  for (const language of ['en', 'nl', 'pt']) {
    const attributes = delivered({}, language);
    expect(attributes).toHaveLength(12);
    expect(attributes.filter(({ name, value }) => value === '' || value === name)).toEqual([]);
  }
});

test('an installation configures its own, with a label or without', () => {
  const settings = { POLICY_ATTRIBUTES: `${affiliation}, urn:x:colour=Favourite colour, urn:x:size` };
  expect(delivered(settings, 'nl')).toEqual([
    { name: affiliation, value: 'Affiliatie', values: expect.arrayContaining(['student']) },
    { name: 'urn:x:colour', value: 'Favourite colour', label: 'Favourite colour' },
    { name: 'urn:x:size', value: 'urn:x:size' },
  ]);
});

test('roles are those of the installation, or unknown', () => {
  const roles = (setting: string) =>
    delivered({ POLICY_ROLES: setting }).find(({ name }) => name === ROLE_ATTRIBUTE)?.values;
  expect(roles('Dean, Registrar')).toEqual(['Dean', 'Registrar']);
  expect(roles('none')).toBeUndefined();
});

test('unknown roles are not checked', async () => {
  const server = await startTestApp({ settings: { POLICY_ROLES: 'none' } });
  const body = policyBody({ attributes: [{ name: ROLE_ATTRIBUTE, value: 'Emperor' }] });
  const response = await (await server.as('admin')).post('/dashboard/api/policies', body);
  await server.close();
  expect(response.statusCode).toBe(200);
});

test.each(['a b', 'urn:x:a,', 'urn:x:a=', 'urn:x:a,urn:x:a'])(
  'POLICY_ATTRIBUTES=%s keeps it from starting',
  (text) => {
    const { errors = [] } = readConfig({ POLICY_ATTRIBUTES: text });
    expect(errors.map((error) => error.split(':')[0])).toEqual(['POLICY_ATTRIBUTES']);
  },
);

test.each([
  ['urn:collab:group:surfteams.nl:nl:surfnet:diensten:wiki_editors', true],
  ['urn:collab:group:teams.example:wiki', true],
  ['URN:COLLAB:GROUP:surfteams.nl:a', true],
  ['urn:collab:group:surfteams.nl', false],
  ['urn:collab:group:surfteams.nl::a', false],
  ['urn:collab:group:surfteams:a', false],
  ['urn:collab:group:surfteams.nl:a b', false],
  ['urn:collab:person:surfteams.nl:a', false],
  [' urn:collab:group:surfteams.nl:a', false],
  ['wiki_editors', false],
  ['', false],
])('%j as a fully qualified group id: %s', (text, expected) => {
  expect(isGroupId(text)).toBe(expected);
});
