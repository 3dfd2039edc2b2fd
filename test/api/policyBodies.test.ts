/** The body of a saved policy: the contract's members as always, and others only if the policy uses them. */
import { policyOf } from '../../src/api/mappers/policy';
import { wirePolicyOf } from '../../src/api/mappers/policyEditing';
import type { Policy, PolicyContent } from '../../src/contracts/domain/policies/policy';

const plain: PolicyContent = {
  name: 'Staff',
  description: 'For staff',
  services: ['https://wiki.example'],
  institutions: ['https://idp.example'],
  deny: false,
  allAttributesMustMatch: true,
  attributes: [{ name: 'a', value: 'staff' }],
  denyMessages: { en: 'No', nl: 'Nee', pt: '' },
  active: true,
};
const stored = (content: PolicyContent): Policy => ({
  ...content,
  ...{ id: 'p1', type: 'reg', serviceNames: [], institutionNames: [], actionsAllowed: true },
  ...{ author: '', authority: '', revision: 3, revisions: 3 },
});
const bodyOf = (content: PolicyContent, over?: PolicyContent) =>
  JSON.stringify(wirePolicyOf(content, over && stored(over)));

test('the exact body of the contract, for a new and a changed policy', () => {
  const rest =
    '"type":"reg","serviceProviderNames":[],"serviceProviderNamesNl":[],"identityProviderNames":[],' +
    '"identityProviderNamesNl":[],"identityProviderNamesPt":[],"name":"Staff","description":"For staff",' +
    '"serviceProviderId":"https://wiki.example","serviceProviderIds":["https://wiki.example"],' +
    '"identityProviderIds":["https://idp.example"],"attributes":[{"name":"a","value":"staff"}],"denyRule":false,' +
    '"allAttributesMustMatch":true,"denyAdvice":"No","denyAdviceNl":"Nee","denyAdvicePt":"","active":true}';
  expect(bodyOf(plain)).toBe(`{${rest}`);
  expect(bodyOf(plain, plain)).toBe(`{"id":"p1","revisionNbr":3,${rest}`);
});

const excluding: PolicyContent = {
  ...plain,
  servicesNegated: true,
  attributes: [
    { name: 'a', value: 'staff', negated: true },
    { name: 'a', value: 'member', group: 1 },
  ],
};

test('exclusions and groups, with every member of every value', () => {
  expect(wirePolicyOf(excluding, undefined)).toMatchObject({
    serviceProvidersNegated: true,
    attributes: [
      { name: 'a', value: 'staff', negated: true, groupID: 0 },
      { name: 'a', value: 'member', negated: false, groupID: 1 },
    ],
  });
});

test('a removed restriction is sent explicitly, since a missing member stays', () => {
  expect(wirePolicyOf(plain, stored(excluding))).toMatchObject({
    serviceProvidersNegated: false,
    attributes: [{ name: 'a', value: 'staff', negated: false, groupID: 0 }],
  });
});

test('every service is sent as an empty list, and without the member for one service', () => {
  const body = wirePolicyOf({ ...plain, services: [] }, undefined);
  expect(body.serviceProviderIds).toEqual([]);
  expect(body).not.toHaveProperty('serviceProviderId');
});

test('levels are sent and come back unchanged', () => {
  const levels = [
    {
      level: 'https://x.example/loa2',
      attributes: [{ name: 'a', value: 'staff', negated: true as const }],
      allAttributesMustMatch: true,
      networks: ['192.0.2.0/24', '2001:db8::/32'],
      networksNegated: true as const,
    },
    { level: 'https://x.example/loa3', attributes: [], allAttributesMustMatch: false, networks: [] },
  ];
  const body = wirePolicyOf({ ...plain, attributes: [], levels }, undefined);
  expect(body).toMatchObject({
    type: 'step',
    loas: [
      {
        cidrNotations: [
          { ipAddress: '192.0.2.0', prefix: 24 },
          { ipAddress: '2001:db8::', prefix: 32 },
        ],
        negateCidrNotation: true,
      },
      { cidrNotations: [], negateCidrNotation: false },
    ],
  });
  expect(policyOf(body)).toMatchObject({ type: 'step', levels });
  expect(policyOf(wirePolicyOf(excluding, undefined))).toMatchObject(excluding);
});
