import { ticketsApi } from '../../src/api/tickets.api';
import { awaitingFilter, listFilter, pendingFilter } from '../../src/api/ticketFilters';
import { makeStore } from '../../src/store/makeStore';
import { wireTicket, wireTicketPage } from '../support/builders';
import { enveloped, FakeServer } from '../support/dom/fakeServer';

test('the list asks from last year to tomorrow, in the order that both servers read as newest first', () => {
  const filter = listFilter(new Date('2026-11-21T12:00:00Z'), 'year');
  expect(filter).toMatchObject({ maxResults: 1000, startAt: 0, sortBy: 'requestDate', sortAscending: true });
  expect(filter).not.toHaveProperty('sortAsc');
  expect(filter.from).toBe(Date.parse('2025-11-21T12:00:00Z') / 1000);
  expect(filter.to).toBe(Date.parse('2026-11-22T12:00:00Z') / 1000);
  expect(filter.types).not.toContain('QUESTION');
});

test('the marker counts only; an invite link finds its ticket in every status', () => {
  expect(awaitingFilter.maxResults).toBe(0);
  const question = { serviceEntityId: 'https://wiki.example', serviceId: 42 };
  const statuses = pendingFilter(question).statuses;
  expect(statuses).toEqual(expect.arrayContaining(['Open', 'Waiting for customer', 'On Hold', 'Reopened']));
  expect(statuses).not.toEqual(expect.arrayContaining(['Resolved']));
  expect(statuses).not.toEqual(expect.arrayContaining(['Closed']));
  expect(pendingFilter({ ...question, key: 'CXT-1' })).toMatchObject({ key: 'CXT-1' });
  expect(pendingFilter({ ...question, key: 'CXT-1' })).not.toHaveProperty('statuses');
});

test.each([
  ['of this service', wireTicket(), 'CXT-12'],
  ['that was rejected', wireTicket({ rejected: true }), undefined],
  ['of a service whose entity id contains this one', wireTicket({ spEid: 43 }), undefined],
])('the pending ticket: one %s', async (_which, ticket, key) => {
  new FakeServer().on('POST /actions', () => enveloped(wireTicketPage([ticket])));
  const question = { serviceEntityId: 'https://wiki.example', serviceId: 42 };
  const { data } = await makeStore().dispatch(ticketsApi.endpoints.findPendingTicket.initiate(question));
  expect(data?.key).toBe(key);
});

test.each([
  ['that was rejected', wireTicket({ rejected: true }), 'CXT-12'],
  ['with another key', wireTicket({ jiraKey: 'CXT-13' }), undefined],
  ['of another service', wireTicket({ spEid: 43 }), undefined],
])('the ticket of a link: one %s', async (_which, ticket, key) => {
  new FakeServer().on('POST /actions', () => enveloped(wireTicketPage([ticket])));
  const question = { serviceEntityId: 'https://wiki.example', serviceId: 42, key: 'CXT-12' };
  const { data } = await makeStore().dispatch(ticketsApi.endpoints.findPendingTicket.initiate(question));
  expect(data?.key).toBe(key);
});
