import { shownName } from '../../src/contracts/domain/institution/contactName';
import { catalogueOf } from '../../src/api/mappers/catalogue';
import { policyOf } from '../../src/api/mappers/policy';
import { attributeOptionsOf, wirePolicyOf } from '../../src/api/mappers/policyEditing';
import { serviceDetailOf } from '../../src/api/mappers/serviceDetail';
import { requestOutcomeOf, ticketOf, ticketPageOf } from '../../src/api/mappers/ticket';
import { person, wireGuest, wireInstitution, wireService, wireTicket, wireUser } from '../support/builders';

test('a guest lacks most members and has no other role (WIRE T3)', () => {
  const guest = person(wireGuest);
  expect(guest.roles).toEqual({ guest: true, member: false, viewer: false, admin: false, superUser: false });
  expect(guest.institution).toBeUndefined();
  expect(guest.level).toBe(0);
});

test('the institution switched to takes precedence over the own one (REQUIREMENTS 9)', () => {
  const switched = person(wireUser({ switchedToIdp: wireInstitution({ id: 'https://idp.south.example' }) }));
  expect(switched).toMatchObject({ switched: true, institution: { entityId: 'https://idp.south.example' } });
});

test('levels are sorted by rank, tabs are hidden by either spelling, missing members have their default (REQUIREMENTS 10, 12)', () => {
  const { installation } = person(wireUser({ hideTabs: ' stats, history ,none' }));
  expect(installation.ladder.map(({ rank }) => rank)).toEqual([1, 1.5, 2, 3]);
  expect(installation.hiddenTabs).toEqual(['statistics', 'tickets']);
  expect(installation).toMatchObject({ statsTimeZone: 'UTC', ticketKeyPrefix: 'CXT', demo: false });
});

test('members of an institution that another server does not send stay unknown', () => {
  expect(person().institution).not.toHaveProperty('publishedInEdugain');
  const nulls = wireInstitution({ stepupEntities: null, contactPersons: null, names: null, logoUrl: null });
  expect(person(wireUser({ currentIdp: nulls })).institution).toMatchObject({
    stepupEntities: [],
    names: {},
  });
});

test('a service with almost no data can be shown', () => {
  const bare = serviceDetailOf({ id: 7, spEntityId: 'https://bare.example', sources: null });
  expect(bare).toMatchObject({
    name: 'https://bare.example',
    type: 'saml20_sp',
    license: 'UNKNOWN',
    links: {},
    requested: {},
    sources: {},
    ownAttributes: [],
    releasePolicy: { noArp: true },
  });
});

test('only addresses of http and https become links', () => {
  const service = serviceDetailOf({
    websiteUrl: 'javascript:alert(1)',
    supportUrl: ' https://help.example/a ',
    appUrl: 'data:text/html,x',
    eulaUrl: 'not an address',
    logoUrl: 'JAVASCRIPT:alert(1)',
  });
  expect(service.links).toEqual({ support: 'https://help.example/a' });
  expect(service.logoUrl).toBeUndefined();
});

test('values of facets lose their blanks (WIRE T32), an empty answer is an empty catalogue', () => {
  const facets = [
    { name: 'Type', searchValue: 'type_of_service', values: [{ count: 0, value: ' Research' }] },
  ];
  const catalogue = catalogueOf({ apps: [wireService({ categories: facets })], facets });
  expect(catalogue.services[0]?.categories).toEqual({ type_of_service: ['Research'] });
  expect(catalogue.facets).toEqual([{ key: 'type_of_service', name: 'Type' }]);
  expect(catalogueOf(undefined)).toMatchObject({ services: [], facets: [] });
});

test('REQUIREMENTS 53: services by name without regard to case, numbers as numbers', () => {
  const apps = ['app 10', 'zebra', 'Éa', 'App 9', 'b'].map((name, id) => wireService({ id, name }));
  const names = catalogueOf({ apps }).services.map(({ name }) => name);
  expect(names).toEqual(['App 9', 'app 10', 'b', 'Éa', 'zebra']);
});

test('a service of an unknown type is left out', () => {
  const unknown = { ...wireService({ id: 7 }), entityType: 'saml30_sp' };
  const payload = { apps: [unknown, wireService()] } as unknown as Parameters<typeof catalogueOf>[0];
  expect(catalogueOf(payload).services.map(({ id }) => id)).toEqual([42]);
});

test('a ticket of the other server: offset without colon, empty names', () => {
  expect(
    ticketOf(wireTicket({ spName: 'Information unavailable', spId: 'N/A', emailTo: 'a@x, b@x' })),
  ).toMatchObject({
    requestedAt: '2026-03-01T08:48:21.000Z',
    serviceEntityId: '',
    emailTo: ['a@x', 'b@x'],
  });
  expect(ticketOf(wireTicket({ spName: 'Information unavailable' }))).not.toHaveProperty('serviceName');
  expect(ticketOf({}).requestedAt).toBe('');
  expect(ticketPageOf(undefined)).toEqual({ tickets: [], total: 0 });
});

test.each([
  [{ 'no-changes': true }, { kind: 'unchanged' }],
  [{ connectWithoutInteraction: true, rejected: false }, { kind: 'established' }],
  [{ connectWithoutInteraction: true, rejected: true }, { kind: 'rejected' }],
  [{ jiraKey: 'CXT-1' }, { kind: 'filed', key: 'CXT-1' }],
  [{ queued: true as const, connectWithoutInteraction: false }, { kind: 'queued' }],
  [undefined, { kind: 'filed' }],
])('the answer %j is the outcome %j', (answer, outcome) => {
  expect(requestOutcomeOf(answer)).toEqual(outcome);
});

test('a policy names its services in either way (WIRE T22)', () => {
  const policy = policyOf({ id: 3, serviceProviderId: 'https://a', serviceProviderIds: null });
  expect(policy).toMatchObject({ id: '3', services: ['https://a'], active: false, attributes: [] });
});

test.each([
  ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
  ['1772359200000', '2026-03-01T10:00:00.000Z'],
  ['once', undefined],
  [null, undefined],
])('a policy was made at %j: %j', (created, time) => {
  expect(policyOf({ created }).created).toBe(time);
});

test('attributes of policies come in an envelope or bare, with or without labels (REQUIREMENTS 8)', () => {
  const payload = [{ name: 'urn:a', value: 'A' }, { name: 'urn:b', value: null, values: ['x'] }, {}];
  expect(attributeOptionsOf(payload)).toEqual([
    { name: 'urn:a', label: 'A' },
    { name: 'urn:b', label: 'urn:b', values: ['x'] },
  ]);
  expect(attributeOptionsOf({ odd: true })).toEqual([]);
});

test('an edited policy is sent with the state that was edited, every list, and one service by itself', () => {
  const stored = policyOf({ id: 3, revisionNbr: 4, serviceProviderIds: ['https://a', 'https://b'] });
  const sent = wirePolicyOf({ ...stored, name: 'New' }, stored);
  expect(sent).toMatchObject({ id: '3', revisionNbr: 4, name: 'New', serviceProviderId: 'https://a' });
  expect(sent.identityProviderNames).toEqual([]);
  expect(wirePolicyOf(stored, undefined)).not.toHaveProperty('id');
});

test.each([
  ['null', ''],
  ['null null', ''],
  [null, ''],
  [undefined, ''],
  ['  ', ''],
  ['null Bee', 'Bee'],
  ['Ann null', 'Ann'],
  ['Ann  van der Bee', 'Ann van der Bee'],
  ['Nullet Nullson', 'Nullet Nullson'],
  ['מאיה Null', 'מאיה Null'],
])('the name of a contact that comes as %j is %j (WIRE T24)', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
