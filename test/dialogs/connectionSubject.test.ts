import type { LooseService } from '../../src/api/mappers/catalogueService';
import { serviceDetailOf } from '../../src/api/mappers/serviceDetail';
import { ticketOf } from '../../src/api/mappers/ticket';
import type { ConnectionSubject } from '../../src/machines/connection/connection.subject';
import { connectionSubject } from '../../src/dialogs/connection/connection.ports';
import { person, wireGuest, wireInstitution, wireService, wireTicket, wireUser } from '../support/builders';

const mail = 'urn:mace:dir:attribute-def:mail';
const orcid = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.16';
const came = { name: mail, filters: ['*'], userValues: ['ann@north.example'] };

function subjectOf(service: object = {}, user: object = wireUser()) {
  const known = { ticket: null, ticketSystemDown: false };
  return connectionSubject({ service: serviceDetailOf(wireService(service)), ...known }, person(user));
}

test('values from the person’s own login are distinguished from other values', () => {
  const attributes = { [mail]: ['*'], [orcid]: ['*'] };
  const arp = { attributes, noArp: false, noAttrArp: false };
  const filteredUserAttributes = [came, { name: orcid, filters: ['*'], userValues: [] }];
  expect(subjectOf({ arp, filteredUserAttributes }).attributes).toEqual([
    { name: 'eduPersonOrcid', came: false },
    { name: 'mail', came: true },
  ]);
});

test.each([
  ['a guest', wireGuest, {}],
  [
    'a super user in the place of an institution',
    wireUser({ superUser: true, switchedToIdp: wireInstitution({ id: 'https://idp.south.example' }) }),
    {},
  ],
  ['a person whose attribute comes from another source', wireUser(), { sources: { [mail]: 'sab' } }],
  ['a person of whom the server returns no values', wireUser(), { filteredUserAttributes: [] }],
])('%s: unknown', (_title, user, service) => {
  const { attributes } = subjectOf({ filteredUserAttributes: [came], ...service }, user);
  expect(attributes).toEqual([{ name: 'mail', came: 'unknown' }]);
});

test.each([
  [wireUser(), true],
  [wireUser({ switchedToIdp: wireInstitution({ id: 'https://idp.south.example' }) }), true],
  [wireUser({ superUser: true }), true],
  [wireUser({ superUser: true, switchedToIdp: wireInstitution({ id: 'https://idp.south.example' }) }), false],
  [wireGuest, false],
])('the login shows the institution’s attributes (%#)', (user, expected) => {
  expect(subjectOf({}, user).loggedInHere).toBe(expected);
});

test('no release policy, an empty one, and a server that names no sources', () => {
  const none = { attributes: {}, noArp: true, noAttrArp: false };
  const empty = { attributes: {}, noArp: false, noAttrArp: true };
  expect(subjectOf({ arp: none }).attributes).toBe('all');
  expect(subjectOf({ arp: empty }).attributes).toEqual([]);
  expect(subjectOf({ sources: null, filteredUserAttributes: [came] }).attributes).toEqual([
    { name: 'mail', came: true },
  ]);
});

/** The result for the plainest service: not connected, requested by a ticket, and nothing else known. */
const plain: ConnectionSubject = {
  entityId: 'https://wiki.example',
  name: 'Wiki',
  names: { en: 'Wiki' },
  organisation: 'Example Ltd',
  way: 'ticket',
  asksContact: false,
  singleTenant: false,
  agreementRefused: false,
  policyRequired: false,
  connected: false,
  saml1Only: false,
  license: 'NOT_NEEDED',
  attributes: [{ name: 'mail', came: 'unknown' }],
  persistentId: false,
  loggedInHere: true,
  hasPrivacyInfo: false,
  ticketSystemDown: false,
};

interface Kind {
  readonly kind: string;
  readonly service?: LooseService;
  readonly user?: object;
  readonly known?: Partial<Parameters<typeof connectionSubject>[0]>;
  /** The differences from the plain one. */
  readonly gives: Partial<ConnectionSubject>;
}

const level = 'http://x/assurance/loa3';
const request = ticketOf(wireTicket());
const invitation = ticketOf(wireTicket({ type: 'LINKINVITE', status: 'Waiting for customer' }));
const withoutId = wireInstitution({ institutionId: '' });
const withMail: LooseService = { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' };
const withoutMail: LooseService = { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL' };

const kinds: readonly Kind[] = [
  { kind: 'with interaction', service: { dashboardConnectOption: 'CONNECT_WITH_INTERACTION' }, gives: {} },
  { kind: 'without interaction', service: withoutMail, gives: { way: 'immediate' } },
  {
    kind: 'without interaction, with a mail to its contacts',
    service: withMail,
    gives: { way: 'immediate', asksContact: true },
  },
  {
    kind: 'of one’s own institution',
    service: { institutionId: 'NORTH' },
    gives: { way: 'sharedInstitution' },
  },
  {
    kind: 'of one’s own institution, without interaction',
    service: { ...withoutMail, institutionId: 'NORTH' },
    gives: { way: 'immediate' },
  },
  { kind: 'of another institution', service: { institutionId: 'SOUTH' }, gives: {} },
  {
    kind: 'of no institution, for one without an id',
    service: { institutionId: '' },
    user: wireUser({ currentIdp: withoutId, institutionIdps: [withoutId] }),
    gives: {},
  },
  { kind: 'an OpenID Connect client', service: { entityType: 'oidc10_rp' }, gives: {} },
  { kind: 'with resource servers', service: { resourceServers: ['https://api.example'] }, gives: {} },
  {
    kind: 'a template for instances of one’s own',
    service: { entityType: 'single_tenant_template' },
    gives: { singleTenant: true },
  },
  { kind: 'connected', service: { connected: true }, gives: { connected: true } },
  {
    kind: 'of a provider that refused the agreement',
    service: { aansluitovereenkomstRefused: true },
    gives: { agreementRefused: true },
  },
  {
    kind: 'for which policies are enforced',
    service: { policyEnforcementDecisionRequired: true },
    gives: { policyRequired: true },
  },
  { kind: 'with a level of its own', service: { minimalLoaLevel: level }, gives: { ownLevel: level } },
  {
    kind: 'published in eduGAIN',
    service: { publishedInEdugain: true },
    gives: { publishedInEdugain: true },
  },
  {
    kind: 'not published in eduGAIN',
    service: { publishedInEdugain: false },
    gives: { publishedInEdugain: false },
  },
  { kind: 'without SAML 2.0', service: { saml1Only: true }, gives: { saml1Only: true } },
  { kind: 'without a licence', service: { licenseStatus: 'NO_LICENSE' }, gives: { license: 'NO_LICENSE' } },
  {
    kind: 'that gets all attributes',
    service: { arp: { attributes: {}, noArp: true, noAttrArp: false } },
    gives: { attributes: 'all' },
  },
  {
    kind: 'that gets an identifier that stays',
    service: { nameIds: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'] },
    gives: { persistentId: true },
  },
  {
    kind: 'that tells of privacy and of a processing agreement',
    service: { privacyInfo: { whatData: 'Names', dpaType: 'other' } },
    gives: { hasPrivacyInfo: true, processingAgreement: 'other' },
  },
  {
    kind: 'with a wiki',
    service: { wikiUrl: 'https://wiki.example/how' },
    gives: { wikiUrl: 'https://wiki.example/how' },
  },
  {
    kind: 'with a wiki that is no safe link',
    service: { wikiUrl: 'javascript:alert(1)' },
    gives: {},
  },
  { kind: 'with a request under way', known: { ticket: request }, gives: { ticket: request } },
  {
    kind: 'that one is invited to, and that is connected at once',
    service: withoutMail,
    known: { ticket: invitation },
    gives: { way: 'immediate', ticket: invitation },
  },
  {
    kind: 'while the ticket system is down',
    known: { ticketSystemDown: true },
    gives: { ticketSystemDown: true },
  },
  { kind: 'for a guest', user: wireGuest, gives: { loggedInHere: false } },
  {
    kind: 'of another name',
    service: { names: { en: 'Survey' }, spEntityId: 'https://survey.example', organisation: 'South Ltd' },
    gives: {
      name: 'Survey',
      names: { en: 'Survey' },
      entityId: 'https://survey.example',
      organisation: 'South Ltd',
    },
  },
];

test.each(kinds)(
  'a service $kind (REQUIREMENTS 148)',
  ({ service = {}, user = wireUser(), known = {}, gives }) => {
    const lookedUp = { ticket: null, ticketSystemDown: false, ...known };
    const detail = serviceDetailOf(wireService(service));
    expect(connectionSubject({ service: detail, ...lookedUp }, person(user))).toStrictEqual({
      ...plain,
      ...gives,
    });
  },
);

test('every fact that can be known differs in some row', () => {
  const every: Record<keyof ConnectionSubject, true> = {
    ...{
      entityId: true,
      name: true,
      names: true,
      organisation: true,
      way: true,
      asksContact: true,
      singleTenant: true,
    },
    ...{ agreementRefused: true, policyRequired: true, connected: true, publishedInEdugain: true },
    saml1Only: true,
    ...{ ownLevel: true, license: true, attributes: true, persistentId: true, loggedInHere: true },
    ...{ hasPrivacyInfo: true, processingAgreement: true, wikiUrl: true, ticket: true },
    ticketSystemDown: true,
  };
  const shown = new Set(kinds.flatMap(({ gives }) => Object.keys(gives)));
  expect([...shown].sort()).toEqual(Object.keys(every).sort());
});
