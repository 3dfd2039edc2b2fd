import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest, wireService, wireTicketPage, wireUser } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/fakeServer';
import { renderDashboard, smallServer } from './renderDashboard';

async function comeBack() {
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
  });
}

test('without a connection there is a page with a way to try again', async () => {
  const server = smallServer().on('GET /users/me', () => Promise.reject(new TypeError('offline')));
  await renderDashboard({ server });
  expect(await screen.findByRole('heading', { name: 'The dashboard cannot be reached' })).toHaveFocus();
  server.on('GET /users/me', () => enveloped(wireUser()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeInTheDocument();
});

test('a fault of the server is no missing access', async () => {
  const server = new FakeServer().on('GET /users/me', () => new Response('', { status: 502 }));
  const { left } = await renderDashboard({ server });
  expect(await screen.findByRole('heading', { name: 'The dashboard cannot be reached' })).toBeInTheDocument();
  expect(left).toEqual([]);
});

test('a refusal at the start loads the page once more with a fresh guid beside its query', async () => {
  const server = new FakeServer().on('GET /users/me', () => new Response('', { status: 403 }));
  const { left } = await renderDashboard({ server, at: '/apps/all?search=wiki' });
  expect(left).toHaveLength(1);
  const url = new URL(left[0] ?? '');
  expect(url.searchParams.get('search')).toBe('wiki');
  expect(url.searchParams.get('guid')).toMatch(/^[0-9a-f]{32}$/);
  expect(server.calls('GET /users/me')[0]?.params.get('search')).toBe('wiki');
});

test('refused again, the page says that there is no access and whom to ask', async () => {
  const server = new FakeServer().on('GET /users/me', () => new Response('', { status: 403 }));
  const { left } = await renderDashboard({ server, at: '/apps/all?guid=1' });
  expect(
    await screen.findByRole('heading', { name: 'You have no access to this dashboard' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/support of your federation/)).toBeInTheDocument();
  expect(left).toEqual([]);
});

test('a login that ended offers another one; with the same person everything is as it was', async () => {
  const { server, actor } = await renderDashboard({ at: '/apps/all?search=wiki' });
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  server.on('GET /users/me', () => enveloped(wireGuest));
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Your login has ended' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Log in and come back here' })).toHaveAttribute(
    'href',
    `/login?redirect_url=${encodeURIComponent('http://localhost/apps/all?search=wiki')}`,
  );
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();

  const before = server.calls('GET /services').length;
  server.on('GET /users/me', () => enveloped(wireUser()));
  await comeBack();
  expect(await screen.findByRole('searchbox')).toHaveValue('wiki');
  expect(await screen.findByRole('link', { name: /Wiki/ })).toBeVisible();
  expect(server.calls('GET /services').length).toBeGreaterThan(before);
  expect(actor.getSnapshot().value).toBe('signedIn');
});

test('what was typed in a dialog is still there after the same person logged in again', async () => {
  const server = smallServer().on('GET /services/detail', () => enveloped(wireService()));
  server.on('POST /actions', () => enveloped(wireTicketPage([])));
  await renderDashboard({ server, at: '/apps/all?dialog=connect:42:saml20_sp' });
  await userEvent.type(await screen.findByLabelText(/Your comments/), 'Before December');
  await userEvent.tab();
  server.on('GET /users/me', () => enveloped(wireGuest));
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Your login has ended' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  server.on('GET /users/me', () => enveloped(wireUser()));
  await comeBack();
  expect(await screen.findByRole('dialog', { name: /Connect/ })).toHaveAttribute('open');
  expect(screen.getByLabelText(/Your comments/)).toHaveValue('Before December');
});

test('another person in the same browser is named, and the page is not theirs', async () => {
  const { server } = await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  server.on('GET /users/me', () => enveloped(wireUser({ uid: 'bob', displayName: 'Bob Cee' })));
  await comeBack();
  expect(await screen.findByText(/Bob Cee is logged in now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on with this login' })).toBeInTheDocument();
});

test('a call that is refused for a dead session leads to the same check', async () => {
  const server = smallServer().on('GET /services', () => problem(403, 'session-expired'));
  server.on('GET /users/me', () =>
    enveloped(server.calls('GET /users/me').length === 1 ? wireUser() : wireGuest),
  );
  await renderDashboard({ server });
  expect(await screen.findByRole('heading', { name: 'Your login has ended' })).toBeInTheDocument();
});
