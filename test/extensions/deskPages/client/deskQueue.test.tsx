/** The queue of the desk, on a real store. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { wireGuest, wireUser } from '../../../support/builders';
import { deskPage, deskRow, deskServer, superUser, TICKETS } from './deskPage';
import { problem } from '../../../support/dom/fakeServer';

async function visit(at = '/desk', server = deskServer()) {
  const dashboard = await renderDashboard({ at, server, user: superUser });
  return { ...dashboard, user: userEvent.setup() };
}
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

test('a row shows the ticket, whom it is about, how old it is, its status and whose turn it is', async () => {
  const waiting = deskRow({
    jiraKey: 'CXT-32',
    type: 'LINKINVITE',
    status: 'Waiting for customer',
    answer: 'denied',
  });
  const change = deskRow({ jiraKey: 'CXT-33', type: 'CHANGE', changeKind: 'multiFactor' });
  const server = deskServer().on(TICKETS, () => deskPage([deskRow(), waiting, change]));
  const { address, user } = await visit('/desk', server);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(
    /Connect Wiki CXT-31.*North University.*Ann Bee.*3 days ago.*Open.*Federation desk/i,
  );
  expect(second).toHaveTextContent(/invitation declined.*Awaiting the institution.*Institution/);
  expect(third).toHaveTextContent(/Change of multi-factor authentication for Wiki CXT-33/);
  expect(screen.getByText('3 tickets, the oldest first')).toHaveAttribute('role', 'status');
  const [call] = server.calls(TICKETS);
  expect(Object.fromEntries(call?.params ?? [])).toEqual({ state: 'open', startAt: '0', maxResults: '20' });
  await user.click(screen.getByRole('link', { name: 'Connect Wiki CXT-31' }));
  await waitFor(() => expect(address().pathname).toBe('/desk/CXT-31'));
});

test('the filters are in the address, and a change of them starts on the first page', async () => {
  const server = deskServer().on(TICKETS, () => deskPage([deskRow()], { total: 41 }));
  const { address, user } = await visit('/desk?page=2', server);
  await rows();
  expect(Object.fromEntries(server.calls(TICKETS).at(-1)?.params ?? [])).toMatchObject({ startAt: '20' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'CHANGE');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search by number or name' }), 'north');
  await waitFor(() => expect(address().search).toBe('?type=CHANGE&state=all&search=north'));
  await waitFor(() =>
    expect(Object.fromEntries(server.calls(TICKETS).at(-1)?.params ?? [])).toEqual({
      ...{ state: 'all', type: 'CHANGE', search: 'north' },
      ...{ startAt: '0', maxResults: '20' },
    }),
  );
});

test('back from a ticket the same part of the queue is shown', async () => {
  const { address, user, router } = await visit('/desk?type=LINKREQUEST');
  await user.click(await screen.findByRole('link', { name: 'Connect Wiki CXT-31' }));
  await screen.findByRole('heading', { name: 'Connect Wiki' });
  const ways = screen.getAllByRole('link', { name: 'Desk' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/desk', '/desk?type=LINKREQUEST']);
  await act(() => router.navigate(-1));
  await rows();
  expect(address().search).toBe('?type=LINKREQUEST');
});

test('an empty queue is reported kindly; a filtered one offers to clear the filters', async () => {
  const server = deskServer().on(TICKETS, () => deskPage([]));
  const { user, address } = await visit('/desk', server);
  expect(await screen.findByText('The queue is empty')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show open tickets' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(await screen.findByText('No tickets found')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show open tickets' }));
  await waitFor(() => expect(address().search).toBe(''));
});

test('a queue that does not load can be requested again', async () => {
  const server = deskServer().on(TICKETS, () => problem(500, 'internal'));
  const { user } = await visit('/desk', server);
  expect(await screen.findByText('The tickets could not be loaded.')).toBeVisible();
  server.on(TICKETS, () => deskPage([deskRow()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(rows()).resolves.toHaveLength(1);
});

const notAdmin = { dashboardAdmin: false };
const desk = { extensions: ['desk'] };
test.each([
  ['a super user', superUser, true],
  [
    'a super user as viewer',
    wireUser({ ...notAdmin, ...desk, superUser: true, dashboardViewer: true }),
    true,
  ],
  ['a super user with another ticket system', wireUser({ ...notAdmin, superUser: true }), false],
  ['an administrator', wireUser(desk), false],
  ['a viewer', wireUser({ ...notAdmin, ...desk, dashboardViewer: true }), false],
  ['a member', wireUser({ ...notAdmin, ...desk, dashboardMember: true }), false],
  ['a guest', { ...wireGuest, ...desk }, false],
])('the desk is there for %s: %p', async (_title, user, there) => {
  const server = deskServer(undefined, user);
  const { address } = await renderDashboard({ at: '/desk', server, user });
  await screen.findByRole('heading', { level: 1 });
  expect(address().pathname).toBe(there ? '/desk' : '/404');
  expect(screen.queryAllByRole('link', { name: 'Desk' }).length > 0).toBe(there);
  expect(server.calls(TICKETS).length > 0).toBe(there);
});

test.each(['en', 'nl', 'pt'] as const)('axe finds nothing in %s', async (language) => {
  const server = deskServer();
  await renderDashboard({ at: `/desk?language=${language}`, server, user: superUser, language });
  await rows();
  expect(await violations()).toEqual([]);
});
