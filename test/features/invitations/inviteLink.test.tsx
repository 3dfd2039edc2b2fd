import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inviteLinkMachine } from '../../../src/machines/pages/inviteLink/inviteLink.machine';
import { violations } from '../../support/dom/axe';
import { wireService, wireTicket, wireTicketPage } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import {
  admin,
  awaiting,
  inviteLink,
  notice,
  openService,
  serveTicket,
  serviceServer,
  superUser,
  viewer,
} from '../../support/rendered/servicePage';
import { guest, stateCases } from './inviteLink.table';

let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  server = serviceServer();
  serves({});
});

const serves = (over: object) => serveTicket(server, { type: 'LINKINVITE', status: awaiting, ...over });
const open = (user: object = admin, at = inviteLink) => openService(server, at, user);

test.each(stateCases)('$state, $about', async ({ state, user, ticket, connected, before, says, offers }) => {
  server.on('GET /services/detail', () => enveloped(wireService({ connected: connected ?? false })));
  if (ticket) serves(ticket);
  before?.(server);
  await open(user);
  await waitFor(() => expect(notice()).toMatch(says));
  if (offers) expect(await screen.findByRole('link', { name: offers })).toBeVisible();
  const waiting = state === 'looking' ? 1 : 0;
  await waitFor(() => expect(screen.queryAllByText('Loading…')).toHaveLength(waiting));
  expect(await violations()).toEqual([]);
});

test('every state is in the table', () => {
  const states = Object.entries(inviteLinkMachine.states)
    .filter(([, state]) => state.type === 'final')
    .map(([name]) => name);
  expect([...new Set(stateCases.map(({ state }) => state))].sort()).toEqual(states.sort());
});

test('a service that this institution does not see: the link is unknown, the page is not blank', async () => {
  server.on('GET /services/detail', () => problem(404, 'not-found'));
  await open();
  await waitFor(() => expect(notice()).toMatch(/^North University has no ticket CXT-12/));
  expect(server.calls('POST /actions')).toHaveLength(0);
});

test('a super user finds tickets of all institutions, and reads only those of the one acted for', async () => {
  serves({ idpId: 'https://idp.south.example' });
  await open(superUser);
  await waitFor(() => expect(notice()).toMatch(/^North University has no ticket CXT-12/));
});

test('a person who may not answer reads the invitation and the reason', async () => {
  await open(viewer);
  await waitFor(() =>
    expect(notice()).toMatch(
      /Awaiting the institution\. An administrator of the institution answers ticket CXT-12/,
    ),
  );
  expect(
    await screen.findByRole('button', { name: 'Accept… Invitation to connect' }),
  ).toHaveAccessibleDescription(
    'Only administrators of North University can change its connections. Ask one of them.',
  );
});

test('after a failure the look-up can be tried again', async () => {
  server.on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  await open();
  await waitFor(() => expect(notice()).toMatch(/could not be loaded/));
  serves({});
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Accept… Invitation to connect' })).toBeVisible();
});

test('answered in the meantime: when the window comes back, the page shows so', async () => {
  await open();
  await screen.findByRole('link', { name: 'Accept… Invitation to connect' });
  serves({ status: 'In Progress' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(notice()).toMatch(/in progress/));
  expect(notice()).toMatch(/CXT-12/);
  expect(await screen.findByText('Connection pending')).toBeVisible();
});

test('the invitation of the link comes before another ticket', async () => {
  const other = wireTicket({ jiraKey: 'CXT-20', status: 'Open' });
  server.on('POST /actions', ({ body }) =>
    enveloped(
      wireTicketPage([
        (body as { key?: string }).key ? wireTicket({ type: 'LINKINVITE', status: awaiting }) : other,
      ]),
    ),
  );
  await open();
  expect(await screen.findByRole('link', { name: 'Accept… Invitation to connect' })).toBeVisible();
});

test.each([
  ['the key is last', '/apps/42/saml20_sp/about/CXT-12'],
  ['another prefix', '/apps/42/saml20_sp/about/ABC-12/accept'],
  ['no key', '/apps/42/saml20_sp/about/CXT-x/accept'],
])('no invite link: %s', async (_title, at) => {
  const { left } = await open(guest, at);
  expect(await screen.findByRole('link', { name: 'Log in to connect' })).toBeVisible();
  expect(left).toEqual([]);
});

test('a link without a tab before the key is one as well', async () => {
  await open(admin, '/apps/42/saml20_sp/CXT-12/accept');
  expect(await screen.findByRole('link', { name: 'Accept… Invitation to connect' })).toBeVisible();
});
