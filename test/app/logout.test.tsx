import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest, wireUser } from '../support/builders';
import { renderDashboard } from './renderDashboard';

async function logOut() {
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
}

test('a logout removes data that was stored for the person and leaves the page (REQUIREMENTS 28)', async () => {
  const { server, left } = await renderDashboard();
  server.on('POST /logout', () => new Response(null, { status: 204 }));
  sessionStorage.setItem('draft', 'text');
  localStorage.setItem('policies.testPersons.ann', '[]');
  await logOut();
  expect(left).toEqual(['/logged-out']);
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'You are logged out' })).toHaveFocus();
});

test('after a logout no data of the person is left, and the current user is not requested', async () => {
  const { server, store } = await renderDashboard();
  server.on('POST /logout', () => new Response(null, { status: 204 }));
  await logOut();
  await screen.findByRole('heading', { name: 'You are logged out' });
  const requestCount = server.seen.length;
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(server.seen).toHaveLength(requestCount);
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([expect.stringMatching(/^\/login\?/), '/apps/all']);
});

test('if the session of the provider is to end as well, the page itself goes to the place for that', async () => {
  const { server, left } = await renderDashboard({ user: wireUser({ extensions: ['providerLogout'] }) });
  sessionStorage.setItem('draft', 'text');
  await logOut();
  expect(left).toEqual(['/logout']);
  expect(server.calls('POST /logout')).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('a server that supports logout as a read only is called once more', async () => {
  const { server, left } = await renderDashboard();
  server.on('POST /logout', () => new Response(null, { status: 405 }));
  server.on('GET /logout', () => new Response(null, { status: 204 }));
  await logOut();
  expect(server.calls('GET /logout')).toHaveLength(1);
  expect(left).toEqual(['/logged-out']);
});

test('a logout that failed is reported, and nothing is removed (REQUIREMENTS 28)', async () => {
  const { server, left } = await renderDashboard();
  server.on('POST /logout', () => new Response(null, { status: 500 }));
  sessionStorage.setItem('draft', 'text');
  await logOut();
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in');
  expect(left).toEqual([]);
  expect(sessionStorage.getItem('draft')).toBe('text');
  sessionStorage.clear();
});

test('the page after a logout advises to close the browser (REQUIREMENTS 28)', async () => {
  await renderDashboard({ user: wireGuest, at: '/logged-out' });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are logged out' })).toBeInTheDocument();
  expect(screen.getByText(/Close your browser/)).toBeInTheDocument();
});

const named = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

test.each([
  ['of a person is hidden, and loaded again', wireUser(), true, ['reload']],
  ['of a guest stays', wireGuest, false, []],
])('a page in the cache of the browser and %s (REQUIREMENTS 516)', async (_title, user, hidden, expected) => {
  const { left } = await renderDashboard({ user });
  act(() => void window.dispatchEvent(named('pagehide', true)));
  expect(document.documentElement.hidden).toBe(hidden);
  act(() => void window.dispatchEvent(named('pageshow', true)));
  expect(left).toEqual(expected);
  document.documentElement.hidden = false;
});

test('data in the tab of a person whose session ended is not available to another one (REQUIREMENTS 516)', async () => {
  const place = () => sessionStorage.getItem('services.place');
  const stored = '{"address":"/apps/connected?search=theirs","scroll":0}';
  sessionStorage.setItem('services.place', stored);
  for (const [user, expected] of [
    [wireUser(), stored],
    [wireGuest, stored],
    [wireUser(), stored],
    [wireUser({ uid: 'somebody-else' }), null],
  ] as const) {
    const { unmount } = await renderDashboard({ user, at: '/glossary' });
    expect(place()).toBe(expected);
    unmount();
  }
});
