import { ticketOf } from '../../src/api/mappers/ticket';
import { connectionState, openTickets } from '../../src/contracts/domain/services/connection';
import { wireTicket } from '../support/builders';

test.each([
  ['LINKREQUEST', 'Open', false, 'linkPending'],
  ['LINKREQUEST', 'Waiting for Acceptance', false, 'linkPending'],
  ['LINKREQUEST', 'Waiting for customer', false, 'linkPending'],
  ['LINKREQUEST', 'In Progress', true, 'connected'],
  ['LINKREQUEST', 'Resolved', false, 'notConnected'],
  ['LINKINVITE', 'Waiting for customer', false, 'invitedToConnect'],
  ['LINKINVITE', 'In Progress', false, 'linkPending'],
  ['LINKINVITE', 'Waiting for customer', true, 'connected'],
  ['UNLINKREQUEST', 'Open', true, 'unlinkPending'],
  ['UNLINKREQUEST', 'Open', false, 'notConnected'],
  ['UNLINKINVITE', 'Waiting for customer', true, 'invitedToDisconnect'],
  ['CHANGE', 'Open', true, 'connected'],
] as const)('in lists, %s in %s, connected %s: %s', (type, status, connected, state) => {
  expect(connectionState(connected, ticketOf(wireTicket({ type, status })))).toBe(state);
});

test('the newest open ticket about connections counts, and none that is over or about another subject', () => {
  const tickets = [
    wireTicket({ jiraKey: 'CXT-9', spEid: 1 }),
    wireTicket({ jiraKey: 'CXT-8', spEid: 1 }),
    wireTicket({ jiraKey: 'CXT-7', spEid: 2, status: 'Closed' }),
    wireTicket({ jiraKey: 'CXT-6', spEid: 3, rejected: true }),
    wireTicket({ jiraKey: 'CXT-5', spEid: 4, type: 'CHANGE' }),
  ].map(ticketOf);
  expect([...openTickets(tickets)].map(([service, { key }]) => [service, key])).toEqual([[1, 'CXT-9']]);
});
