import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAhead, routeAt } from '../../src/app/pages/routeAt';
import type { TicketFilter } from '../../src/contracts/wire/ticket';
import { wireGuest, wireInstitution, wireUser } from '../support/builders';
import type { FakeServer } from '../support/dom/fakeServer';
import { renderDashboard } from './renderDashboard';

const admin = wireUser();
const viewer = wireUser({ dashboardAdmin: false, dashboardViewer: true });
const member = wireUser({ dashboardAdmin: false, dashboardMember: true });
const superUser = wireUser({ dashboardAdmin: false, superUser: true });

/** The marker asks for a total only. */
function countRequests(server: FakeServer) {
  return server.calls('POST /actions').filter(({ body }) => (body as TicketFilter).maxResults === 0).length;
}

function listRequests(server: FakeServer) {
  return server.calls('POST /actions').filter(({ body }) => (body as TicketFilter).maxResults === 1000)
    .length;
}

async function offered() {
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.firstChild?.textContent);
}

test.each([
  ['guest', wireGuest, ['Services']],
  ['member', member, ['Services', 'My institution']],
  ['viewer', viewer, ['Services', 'My institution', 'Statistics', 'Tickets', 'To do']],
  ['administrator', admin, ['Services', 'My institution', 'Statistics', 'Tickets', 'To do']],
  ['super user', superUser, ['Services', 'My institution', 'Statistics', 'Invite', 'Tickets']],
  [
    'super user who acts for an institution',
    wireUser({ superUser: true }),
    ['Services', 'My institution', 'Statistics', 'Invite', 'Tickets', 'To do'],
  ],
  [
    'super user who is a member as well',
    wireUser({ dashboardAdmin: false, superUser: true, dashboardMember: true }),
    ['Services', 'My institution', 'Statistics', 'Tickets'],
  ],
  [
    'super user with hidden invitations',
    wireUser({ superUser: true, hideTabs: 'user_invite' }),
    ['Services', 'My institution', 'Statistics', 'Tickets', 'To do'],
  ],
  [
    'super user with hidden invitations, in the other spelling',
    wireUser({ superUser: true, hideTabs: 'invite_request' }),
    ['Services', 'My institution', 'Statistics', 'Tickets', 'To do'],
  ],
  [
    'administrator while the ticket system is down',
    wireUser({ jiraDown: true }),
    ['Services', 'My institution', 'Statistics'],
  ],
  [
    'administrator with hidden tickets',
    wireUser({ hideTabs: 'history' }),
    ['Services', 'My institution', 'Statistics'],
  ],
  [
    'administrator with a hidden institution',
    wireUser({ hideTabs: 'my_idp' }),
    ['Services', 'Statistics', 'Tickets', 'To do'],
  ],
  [
    'member whose institution shows statistics',
    wireUser({
      dashboardAdmin: false,
      dashboardMember: true,
      currentIdp: wireInstitution({ displayStatsInDashboard: true }),
    }),
    ['Services', 'My institution', 'Statistics'],
  ],
  [
    'administrator with hidden statistics',
    wireUser({ hideTabs: 'stats' }),
    ['Services', 'My institution', 'Tickets', 'To do'],
  ],
  ['administrator with everything hidden', wireUser({ hideTabs: 'apps, tickets, my_idp, statistics' }), []],
])('navigation: %s (REQUIREMENTS 12, 30, 34)', async (_title, user, items) => {
  const { server } = await renderDashboard({ user });
  if (items.length === 0)
    expect(within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link')).toBeNull();
  else expect(await offered()).toEqual(items);
  expect(countRequests(server) > 0).toBe(items.includes('Tickets'));
});

test('a hidden institution loses its menu item, not its page (REQUIREMENTS 12)', async () => {
  const { address } = await renderDashboard({ at: '/my-idp', user: wireUser({ hideTabs: 'my_idp' }) });
  await screen.findByRole('heading', { level: 1, name: 'North University' });
  expect(address().pathname).toBe('/my-idp');
});

test.each([
  ['/apps/all', 'Services'],
  ['/my-idp/edit', 'My institution'],
  ['/tickets/resolved', 'Tickets'],
])('at %s the menu marks %s, and nothing else (REQUIREMENTS 31)', async (at, item) => {
  await renderDashboard({ at });
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  const marked = await within(navigation).findAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.firstChild?.textContent)).toEqual([item]);
});

test('the marker shows how many invitations await an answer, and is updated on opening the tickets and the page To do (REQUIREMENTS 31, 32, 33)', async () => {
  const { server, address } = await renderDashboard();
  const todo = await screen.findByRole('link', { name: 'To do 3 waiting for you or your institution' });
  for (const [link, path, name] of [
    [screen.getByRole('link', { name: 'Tickets' }), '/tickets', 'Tickets'],
    [todo, '/todo', /^To do/],
  ] as const) {
    const before = countRequests(server);
    await userEvent.click(link);
    expect(address().pathname).toBe(path);
    expect(countRequests(server)).toBeGreaterThan(before);
    expect(await screen.findByRole('link', { name, current: 'page' })).toBe(link);
  }
});

test('without the page To do the number is beside the tickets (REQUIREMENTS 32)', async () => {
  await renderDashboard({ user: superUser });
  await screen.findByRole('link', { name: 'Tickets 3 waiting for the institution' });
  expect(screen.queryByRole('link', { name: /^To do/ })).toBeNull();
});

test('on the way to the tickets their list is requested before the page’s code loads', async () => {
  const { server } = await renderDashboard({ at: '/my-idp' });
  const link = await screen.findByRole('link', { name: /^Tickets/ });
  expect(listRequests(server)).toBe(0);
  await userEvent.click(link);
  expect(listRequests(server)).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tickets' })).toBeInTheDocument();
});

test('the code of a page is requested as soon as its item is hovered or has the focus', async () => {
  await renderDashboard({ at: '/my-idp' });
  const fetched = (path: string) => {
    const route = routeAt(path);
    return route && jest.spyOn(route, 'load').mockRejectedValue(new Error('no network for a moment'));
  };
  const [statistics, tickets] = [fetched('/statistics'), fetched('/tickets')];
  await userEvent.hover(await screen.findByRole('link', { name: 'Statistics' }));
  expect([statistics?.mock.calls.length, tickets?.mock.calls.length]).toEqual([1, 0]);
  act(() => screen.getByRole('link', { name: /^Tickets/ }).focus());
  expect(tickets).toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('the code of the pages in the menu is loaded ahead, one after another, and plots are not run', async () => {
  const loaded: string[] = [];
  const paths = ['/apps/0/saml20_sp', '/my-idp', '/tickets'];
  for (const path of paths) {
    const route = routeAt(path);
    if (!route) throw new Error(path);
    jest.spyOn(route, 'load').mockImplementation(async () => {
      loaded.push(path);
      throw new Error('no network for a moment');
    });
  }
  const statistics = routeAt('/statistics');
  const whole = statistics && jest.spyOn(statistics, 'load');
  await loadAhead(['/apps', ...paths, '/statistics']);
  expect(loaded).toEqual(paths);
  expect(whole).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('a guest logs in from the header and comes back to this place (REQUIREMENTS 29)', async () => {
  await renderDashboard({ user: wireGuest, at: '/apps/all?search=wiki' });
  const login = await screen.findByRole('link', { name: 'Log in' });
  expect(login).toHaveAttribute(
    'href',
    `/login?redirect_url=${encodeURIComponent('http://localhost/apps/all?search=wiki')}`,
  );
});

test('an administrator chooses among institutions; the page is reloaded (REQUIREMENTS 25, 26)', async () => {
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
  expect(await screen.findByText('North University', { selector: '[aria-current] *' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'South test' }));
  const [call] = server.calls('POST /users/me/switch-to-idp');
  expect(Object.fromEntries(call?.params ?? [])).toEqual({ idpId: 'https://south.example', role: '' });
  expect(left).toEqual(['reload']);
});

test('a member has no institutions to choose from (REQUIREMENTS 23)', async () => {
  await renderDashboard({ user: member });
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByText('Institution')).toBeNull();
});

test('a super user who acts for an institution sees it, and stops acting instead of logging out (REQUIREMENTS 24, 27)', async () => {
  const user = wireUser({ superUser: true, switchedToIdp: wireInstitution() });
  const { server, left } = await renderDashboard({ user });
  server.on('POST /users/me/switch-to-idp', () => new Response(null, { status: 204 }));
  expect(await screen.findByText(/You are acting as an administrator of/)).toHaveTextContent(
    'North University',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  const [inMenu] = await waitFor(() => {
    const exits = screen.getAllByRole('button', { name: 'Stop acting for this institution' });
    expect(exits).toHaveLength(2);
    return exits;
  });
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  if (inMenu) await userEvent.click(inMenu);
  expect([...(server.calls('POST /users/me/switch-to-idp')[0]?.params ?? [])]).toEqual([]);
  expect(left).toEqual(['/']);
});
