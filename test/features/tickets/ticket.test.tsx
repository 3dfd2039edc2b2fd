import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { TicketsRoute } from '../../../src/features/tickets/TicketsRoute';
import type { Language } from '../../../src/contracts/domain/language';
import { violations } from '../../support/dom/axe';
import { wireTicket, wireTicketPage, wireUser } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';

const level = 'http://idp-dashboard.example/assurance/loa3';
const invitation = wireTicket({
  type: 'LINKINVITE',
  status: 'Waiting for customer',
  userName: 'Charlie Desk',
  emailTo: 'ann@north.example,bob@north.example',
  personalMessage: 'Dear Ann,\nplease look at the sixth attribute.',
  change: { kind: 'connect', fields: [{ field: 'connection', from: 'false', to: 'true' }] },
  events: [
    {
      at: '2026-03-01T09:05:00.000Z',
      event: 'invitation.sent',
      status: 'Waiting for customer',
      actor: 'Charlie Desk',
    },
    {
      at: '2026-03-04T10:00:00.000Z',
      event: 'invitation.reminded',
      status: 'Waiting for customer',
      actor: 'Charlie Desk',
      comment: 'Before Easter, please.',
    },
  ],
});

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

function show(
  ticket: object | undefined,
  at = '/tickets/CXT-12',
  more: { user?: object; language?: Language } = {},
) {
  if (ticket) server.on('POST /actions', () => enveloped(wireTicketPage([ticket], 1)));
  const page = (
    <Routes>
      <Route path="/tickets/:status?" element={<TicketsRoute />} />
    </Routes>
  );
  return renderPage(page, { at, server, ...more });
}
const section = (name: string) => within(screen.getByRole('region', { name }));

test('an invitation: its message first, then its changes; accept and decline open the answer over it', async () => {
  await show(invitation);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Invitation to connect Wiki');
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['Message', 'History', 'Details']);
  expect(section('Message').getByText(/Dear Ann/).textContent).toBe(invitation.personalMessage);
  const links = ['Accept… Invitation to connect', 'Decline… Invitation to connect'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual([
    '/tickets/CXT-12?dialog=connect%3A42%3Asaml20_sp%3ACXT-12',
    '/tickets/CXT-12?dialog=deny%3A42%3Asaml20_sp%3ACXT-12',
  ]);
  const recipients = section('Details').getByText('Recipients').nextElementSibling;
  const addresses = [...(recipients?.children ?? [])].map(({ textContent }) => textContent);
  expect(addresses).toEqual(['ann@north.example', 'bob@north.example']);
  const history = section('History')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(history).toHaveLength(3);
  expect(history[0]).toMatch(/Charlie Desk sent the invitation.*1 March 2026/);
  expect(history[1]).toContain('Before Easter, please.');
  expect(history[2]).toMatch(/Your institution’s turn/);
  expect(await violations()).toEqual([]);
  expect(server.calls('POST /actions').map(({ body }) => body)).toContainEqual({
    maxResults: 1,
    startAt: 0,
    key: 'CXT-12',
  });
});

test('a request: the remark as a quotation, the change in words of the language, no address and no enumeration', async () => {
  const change = {
    kind: 'strongAuthentication' as const,
    fields: [{ field: 'loaLevel', to: level }],
  };
  const { container } = await show(
    wireTicket({ type: 'CHANGE', status: 'Open', remark: 'From May on.', change }),
    '/tickets/CXT-12',
    { language: 'nl' },
  );
  await screen.findByText('Ann Bee');
  expect(container.querySelector('blockquote')).toHaveTextContent('From May on.');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(container).not.toHaveTextContent(/http|loa3|strongAuthentication|CHANGE/);
  expect(screen.queryByRole('link', { name: /Accepteren/ })).toBeNull();
});

test('a server without a history: its two dates, and the next step', async () => {
  const { events: _events, change: _change, ...plain } = invitation;
  await show(plain, '/tickets/CXT-12', { user: wireUser({ dashboardAdmin: false, dashboardViewer: true }) });
  await screen.findByText('Invited by Charlie Desk');
  expect(section('History').getAllByRole('listitem')).toHaveLength(3);
  // The title says what changes.
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: /^(Accept|Decline)/ })).toBeNull();
});

test('an unknown key, and a server that fails, are distinguished', async () => {
  server.on('POST /actions', () => enveloped(wireTicketPage([], 0)));
  const { unmount } = await show(undefined);
  expect(await screen.findByText('Ticket not found')).toBeVisible();
  unmount();
  server.on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  await show(undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent('The ticket could not be loaded');
  server.on('POST /actions', () => enveloped(wireTicketPage([invitation], 1)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invitation to connect Wiki');
});

test.each(['/tickets', '/tickets/on_hold', '/tickets/nonsense'])('%s is the list', async (at) => {
  await show(invitation, at);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tickets');
});
