import { ticketOf } from '../../src/api/mappers/ticket';
import { connectionState } from '../../src/contracts/domain/connection';
import { connectionOffer, type ConnectionOffer } from '../../src/features/service/connectionRule';
import { person, wireGuest, wireInstitution, wireTicket, wireUser } from '../support/builders';

const admin = wireUser();
const viewer = wireUser({ dashboardAdmin: false, dashboardViewer: true });
const member = wireUser({ dashboardAdmin: false, dashboardMember: true });
const desk = wireUser({ dashboardAdmin: false, superUser: true });
const actingAdmin = wireUser({ superUser: true, switchedToIdp: wireInstitution() });
const trial = wireUser({ currentIdp: wireInstitution({ state: 'testaccepted' }) });
const nameless = wireUser({ currentIdp: wireInstitution({ institutionId: undefined }) });
const ticket = ticketOf(wireTicket());

function refused(kind: 'superUser' | 'notAdmin' | 'testInstitution' | 'noInstitutionId'): ConnectionOffer {
  return { kind: 'refused', refusal: { kind } };
}
const pending: ConnectionOffer = { kind: 'refused', refusal: { kind: 'pending', ticket } };

const table: [who: string, user: object, situation: object, offer: ConnectionOffer][] = [
  ['a guest', wireGuest, {}, { kind: 'login' }],
  ['a guest of a connected service', wireGuest, { connected: true }, { kind: 'login' }],
  ['an admin', admin, {}, { kind: 'connect' }],
  ['an admin, while nobody knows about requests yet', admin, { looking: true }, { kind: 'looking' }],
  ['an admin, connected', admin, { connected: true }, { kind: 'connected' }],
  ['an admin, with an open request', admin, { ticket }, pending],
  ['a viewer, with an open request', viewer, { ticket }, pending],
  ['a viewer', viewer, {}, refused('notAdmin')],
  ['a member', member, { looking: true }, refused('notAdmin')],
  ['a super user', desk, {}, refused('superUser')],
  ['a super user who acts as an admin', actingAdmin, {}, { kind: 'connect' }],
  ['an admin of a test institution', trial, {}, refused('testInstitution')],
  ['an admin without institution id', nameless, {}, refused('noInstitutionId')],
];

test.each(table)('%s', (_who, user, situation, offer) => {
  const { connected = false, ...rest } = situation as { connected?: boolean };
  const base = { ticket: undefined, looking: false, ...rest };
  expect(connectionOffer({ person: person(user), service: { connected }, ...base })).toEqual(offer);
});

test.each([
  ['LINKREQUEST', 'Open', false, 'linkPending'],
  ['LINKREQUEST', 'Waiting for Acceptance', false, 'linkPending'],
  ['LINKREQUEST', 'Waiting for customer', false, 'linkPending'],
  ['LINKINVITE', 'Waiting for customer', false, 'invitation'],
  ['LINKINVITE', 'In Progress', false, 'linkPending'],
  ['LINKINVITE', 'Waiting for customer', true, 'connected'],
  ['UNLINKREQUEST', 'Open', true, 'unlinkPending'],
  ['UNLINKREQUEST', 'Open', false, 'notConnected'],
  ['UNLINKINVITE', 'Waiting for customer', true, 'invitation'],
] as const)('%s in %s, connected %s: %s', (type, status, connected, state) => {
  expect(connectionState(connected, ticketOf(wireTicket({ type, status })))).toBe(state);
});
