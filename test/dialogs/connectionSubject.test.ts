import { serviceDetailOf } from '../../src/api/mappers/serviceDetail';
import { connectionSubject } from '../../src/dialogs/connection/ports/connectionSubject';
import { person, wireGuest, wireInstitution, wireService, wireUser } from '../support/builders';

const mail = 'urn:mace:dir:attribute-def:mail';
const orcid = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.16';
const came = { name: mail, filters: ['*'], userValues: ['ann@north.example'] };

function subjectOf(service: object = {}, user: object = wireUser()) {
  const known = { ticket: null, ticketSystemDown: false, policies: undefined };
  return connectionSubject({ service: serviceDetailOf(wireService(service)), ...known }, person(user));
}

test('values that came with the own login are told from those that did not', () => {
  const attributes = { [mail]: ['*'], [orcid]: ['*'] };
  const arp = { attributes, noArp: false, noAttrArp: false };
  const filteredUserAttributes = [came, { name: orcid, filters: ['*'], userValues: [] }];
  expect(subjectOf({ arp, filteredUserAttributes }).attributes).toEqual([
    { name: '1.3.6.1.4.1.5923.1.1.1.16', came: false },
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
  ['somebody whose attribute comes from another source', wireUser(), { sources: { [mail]: 'sab' } }],
  ['somebody of whom the server tells no values', wireUser(), { filteredUserAttributes: [] }],
])('%s: unknown', (_who, user, service) => {
  const { attributes } = subjectOf({ filteredUserAttributes: [came], ...service }, user);
  expect(attributes).toEqual([{ name: 'mail', came: 'unknown' }]);
});

test.each([
  [wireUser(), true],
  [wireUser({ switchedToIdp: wireInstitution({ id: 'https://idp.south.example' }) }), true],
  [wireUser({ superUser: true }), true],
  [wireUser({ superUser: true, switchedToIdp: wireInstitution({ id: 'https://idp.south.example' }) }), false],
  [wireGuest, false],
])('whose login tells of the institution (%#)', (user, expected) => {
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

test('policies are those that name the service; none read are unknown, none there are none', () => {
  const service = serviceDetailOf(wireService());
  const known = { service, ticket: null, ticketSystemDown: false };
  const policy = (id: string, services: string[]) => ({ id, name: id, active: true, services });
  const policies = [policy('here', ['https://a.example', 'https://wiki.example']), policy('there', [])];
  expect(connectionSubject({ ...known, policies }, person()).policies).toEqual([
    { name: 'here', active: true },
  ]);
  expect(connectionSubject({ ...known, policies: [] }, person()).policies).toEqual([]);
  expect(connectionSubject({ ...known, policies: undefined }, person())).not.toHaveProperty('policies');
});
