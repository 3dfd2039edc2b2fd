import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TicketFilter } from '../../src/contracts/wire/ticket';
import { wireGuest, wireInstitution, wireUser } from '../support/builders';
import type { FakeServer } from '../support/fakeServer';
import { renderDashboard } from './renderDashboard';

const admin = wireUser();
const viewer = wireUser({ dashboardAdmin: false, dashboardViewer: true });
const member = wireUser({ dashboardAdmin: false, dashboardMember: true });
const superUser = wireUser({ dashboardAdmin: false, superUser: true });

/** The marker asks for a total only. */
function countsAsked(server: FakeServer) {
  return server.calls('POST /actions').filter(({ body }) => (body as TicketFilter).maxResults === 0).length;
}

async function offered() {
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.firstChild?.textContent);
}

test.each([
  ['guest', wireGuest, ['Services']],
  ['member', member, ['Services']],
  ['viewer', viewer, ['Services', 'Tickets']],
  ['administrator', admin, ['Services', 'Tickets']],
  ['super user', superUser, ['Services', 'Tickets']],
  ['administrator while the ticket system is down', wireUser({ jiraDown: true }), ['Services']],
  ['administrator where tickets are hidden', wireUser({ hideTabs: 'history' }), ['Services']],
  ['administrator where services are hidden', wireUser({ hideTabs: 'apps, tickets' }), []],
])('navigation: %s', async (_who, user, items) => {
  const { server } = await renderDashboard({ user });
  if (items.length === 0)
    expect(within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link')).toBeNull();
  else expect(await offered()).toEqual(items);
  expect(countsAsked(server) > 0).toBe(items.includes('Tickets'));
});

test('the marker says how many invitations await an answer, and is asked again on opening the tickets', async () => {
  const { server, address } = await renderDashboard();
  const link = await screen.findByRole('link', { name: 'Tickets 3 awaiting your answer' });
  const before = countsAsked(server);
  await userEvent.click(link);
  expect(address().pathname).toBe('/tickets');
  expect(countsAsked(server)).toBeGreaterThan(before);
  expect(await screen.findByRole('link', { name: /^Tickets/, current: 'page' })).toBeInTheDocument();
});

test('a guest logs in from the header and comes back to this place', async () => {
  await renderDashboard({ user: wireGuest, at: '/apps/all?search=wiki' });
  const login = await screen.findByRole('link', { name: 'Log in' });
  expect(login).toHaveAttribute(
    'href',
    `/login?redirect_url=${encodeURIComponent('http://localhost/apps/all?search=wiki')}`,
  );
});

test('an administrator chooses among institutions; the page is loaded afresh', async () => {
  const north = wireInstitution();
  const south = wireInstitution({
    id: 'https://south.example',
    name: 'South',
    names: { en: 'South' },
    state: 'testaccepted',
  });
  const { server, left } = await renderDashboard({ user: wireUser({ institutionIdps: [north, south] }) });
  server.on('POST /users/me/switch-to-idp', () => new Response(null, { status: 204 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Account: Ann Bee North University' }));
  expect(screen.getByText('North University', { selector: '[aria-current] *' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'South test' }));
  const [call] = server.calls('POST /users/me/switch-to-idp');
  expect(Object.fromEntries(call?.params ?? [])).toEqual({ idpId: 'https://south.example', role: '' });
  expect(left).toEqual(['reload']);
});

test('a member has no institutions to choose from', async () => {
  await renderDashboard({ user: member });
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  expect(screen.queryByText('Institution')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a super user who acts for an institution sees it, and stops acting instead of logging out', async () => {
  const user = wireUser({ superUser: true, switchedToIdp: wireInstitution() });
  const { server, left } = await renderDashboard({ user });
  server.on('POST /users/me/switch-to-idp', () => new Response(null, { status: 204 }));
  expect(await screen.findByText(/You act as an administrator of/)).toHaveTextContent('North University');
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  const [inMenu] = screen.getAllByRole('button', { name: 'Stop acting for this institution' });
  if (inMenu) await userEvent.click(inMenu);
  expect([...(server.calls('POST /users/me/switch-to-idp')[0]?.params ?? [])]).toEqual([]);
  expect(left).toEqual(['/']);
});
