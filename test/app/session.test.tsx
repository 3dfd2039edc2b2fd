import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest, wireInstitution, wireService, wireTicketPage, wireUser } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/dom/fakeServer';
import { renderDashboard, smallServer } from './renderDashboard';

async function comeBack() {
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
  });
}

test('without a connection the page offers to try again', async () => {
  const server = smallServer().on('GET /users/me', () => Promise.reject(new TypeError('offline')));
  await renderDashboard({ server });
  expect(await screen.findByRole('heading', { name: 'The dashboard cannot be reached' })).toHaveFocus();
  server.on('GET /users/me', () => enveloped(wireUser()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeInTheDocument();
});

test('a server error does not count as missing access', async () => {
  const server = new FakeServer().on('GET /users/me', () => new Response('', { status: 502 }));
  const { left } = await renderDashboard({ server });
  expect(await screen.findByRole('heading', { name: 'The dashboard cannot be reached' })).toBeInTheDocument();
  expect(left).toEqual([]);
});

test('a refusal at the start loads the page once more with a new guid beside its query (REQUIREMENTS 1, 2)', async () => {
  const server = new FakeServer().on('GET /users/me', () => new Response('', { status: 403 }));
  const { left } = await renderDashboard({ server, at: '/apps/all?search=wiki' });
  expect(left).toHaveLength(1);
  const url = new URL(left[0] ?? '');
  expect(url.searchParams.get('search')).toBe('wiki');
  expect(url.searchParams.get('guid')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(server.calls('GET /users/me')[0]?.params.has('search')).toBe(false);
});

test('refused again, the page says that the person has no access and whom to ask (REQUIREMENTS 3)', async () => {
  const server = new FakeServer().on('GET /users/me', () => new Response('', { status: 403 }));
  const { left } = await renderDashboard({ server, at: '/apps/all?guid=1' });
  expect(
    await screen.findByRole('heading', { name: 'You have no access to this dashboard' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/your federation’s support/)).toBeInTheDocument();
  const login = screen.getByRole('link', { name: 'Log in as somebody else' });
  expect(login).toHaveAttribute('href', expect.stringMatching(/^\/login\?redirect_url=/));
  expect(left).toEqual([]);
});

test('a person without access, or whose session ended, reads in their own language who can help (REQUIREMENTS 3, 246)', async () => {
  const page = document.documentElement.dataset;
  Object.assign(page, { support: 'desk@federation.example', languages: 'nl en' });
  const server = new FakeServer().on('GET /users/me', () => new Response('', { status: 403 }));
  await renderDashboard({ server, at: '/apps/all?guid=1' });
  const helps = () => screen.findByRole('link', { name: 'desk@federation.example' });
  expect(await helps()).toHaveAttribute('href', 'mailto:desk@federation.example');
  expect(screen.queryByRole('radio', { name: 'Português' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));
  await screen.findByRole('heading', { name: 'U hebt geen toegang tot dit dashboard' });
  expect(document.cookie).toContain('language=nl');
  cleanup();
  document.cookie = 'language=; Max-Age=0; Path=/';
  delete page['support'];
  delete page['languages'];

  const links = { supportEmail: 'desk@federation.example' };
  const known = await renderDashboard({ user: wireUser({ links }) });
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  known.server.on('GET /users/me', () => enveloped({ ...wireGuest, links }));
  await comeBack();
  await screen.findByRole('heading', { name: 'Your session has ended' });
  expect(await helps()).toBeVisible();
});

test('a session that ended offers a login; with the same person everything is as before (REQUIREMENTS 246)', async () => {
  const { server, actor } = await renderDashboard({ at: '/apps/all?search=wiki' });
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  server.on('GET /users/me', () => enveloped(wireGuest));
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Log in and come back here' })).toHaveAttribute(
    'href',
    `/login?redirect_url=${encodeURIComponent('http://localhost/apps/all?search=wiki')}`,
  );
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByText(/^What you were filling in/)).toBeNull();

  const before = server.calls('GET /services').length;
  server.on('GET /users/me', () => enveloped(wireUser()));
  await comeBack();
  expect(await screen.findByRole('searchbox')).toHaveValue('wiki');
  expect(await screen.findByRole('link', { name: /Wiki/ })).toBeVisible();
  expect(server.calls('GET /services').length).toBeGreaterThan(before);
  expect(actor.getSnapshot().value).toBe('signedIn');
});

test('typed text in a dialog is still there after the same person logged in again (REQUIREMENTS 246)', async () => {
  const server = smallServer().on('GET /services/detail', () => enveloped(wireService()));
  server.on('POST /actions', () => enveloped(wireTicketPage([])));
  await renderDashboard({ server, at: '/apps/all?dialog=connect:42:saml20_sp' });
  await userEvent.type(await screen.findByLabelText(/Your comments/), 'Before December');
  await userEvent.tab();
  server.on('GET /users/me', () => enveloped(wireGuest));
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^What you were filling in is kept/)).toBeVisible();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  server.on('GET /users/me', () => enveloped(wireUser()));
  await comeBack();
  expect(await screen.findByRole('dialog', { name: /Connect/ })).toHaveAttribute('open');
  expect(await screen.findByLabelText(/Your comments/)).toHaveValue('Before December');
});

test('another person in the same browser is named, and the page is not theirs (REQUIREMENTS 246)', async () => {
  const { server } = await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  server.on('GET /users/me', () => enveloped(wireUser({ uid: 'bob', displayName: 'Bob Cee' })));
  await comeBack();
  expect(await screen.findByText(/Bob Cee is now logged in/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue with this login' })).toBeInTheDocument();
});

test.each([
  [
    'has no name',
    { uid: 'bob', displayName: '', givenName: '', surName: '', email: 'bob@x.example' },
    /^bob@x/,
  ],
  ['is known by a uid only', { uid: 'bob', displayName: '', givenName: '', surName: '' }, /^bob is now/],
])('another person who %s is named anyway (REQUIREMENTS 246)', async (_title, user, expected) => {
  const { server } = await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  server.on('GET /users/me', () => enveloped(wireUser(user)));
  await comeBack();
  expect(await screen.findByText(expected)).toBeVisible();
});

test('an institution chosen in another window does not count as another role (REQUIREMENTS 26, 246)', async () => {
  const { server } = await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  const switchedToIdp = wireInstitution({ id: 'https://south.example', names: { nl: 'Universiteit Zuid' } });
  server.on('GET /users/me', () => enveloped(wireUser({ switchedToIdp })));
  await comeBack();
  expect(
    await screen.findByRole('heading', { name: 'You are acting for another institution now' }),
  ).toHaveFocus();
  expect(screen.getByText('Universiteit Zuid')).toHaveAttribute('lang', 'nl');
});

test('a call that is refused for an ended session leads to the same check (REQUIREMENTS 246)', async () => {
  const server = smallServer().on('GET /services', () => problem(403, 'session-expired'));
  server.on('GET /users/me', () =>
    enveloped(server.calls('GET /users/me').length === 1 ? wireUser() : wireGuest),
  );
  await renderDashboard({ server });
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeInTheDocument();
});

describe('an institution that the federation no longer knows', () => {
  const orphan = { ...wireGuest, institutionGone: 'own', links: { supportEmail: 'help@desk.example' } };
  const title = 'Your institution is no longer known here';

  test('shows at the start, offering a logout and no login', async () => {
    const { server, left } = await renderDashboard({ user: orphan });
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(screen.queryByRole('link', { name: /Log in/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'help@desk.example' })).toHaveAttribute(
      'href',
      'mailto:help@desk.example',
    );
    await comeBack();
    expect(left).toEqual([]);
    server.on('POST /logout', () => new Response(null, { status: 500 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in');
    server.on('POST /logout', () => new Response(null, { status: 204 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(left).toEqual(['/logged-out']);
  });

  test('shows in the language that the server names', async () => {
    const server = smallServer().on('GET /users/me', () => enveloped(orphan, 'nl'));
    await renderDashboard({ server });
    expect(await screen.findByRole('heading', { name: /Uw instelling is hier niet meer/ })).toHaveFocus();
    expect(document.documentElement.lang).toBe('nl');
  });

  test('shows while the page is open, after a refused call, without a redirect to a login', async () => {
    const server = smallServer().on('GET /services', () => problem(400, 'institution-not-allowed'));
    server.on('GET /users/me', () =>
      enveloped(server.calls('GET /users/me').length === 1 ? wireUser() : orphan),
    );
    const { left } = await renderDashboard({ server });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByText('Your session has ended')).toBeNull();
    const requestCount = server.calls('GET /users/me').length;
    await comeBack();
    expect(server.calls('GET /users/me').length).toBe(requestCount + 1);
    expect(left).toEqual([]);
  });

  test('that a person acted for: they get a message and their own role again', async () => {
    const switchedToIdp = wireInstitution({
      id: 'https://south.example',
      name: 'South',
      names: { en: 'South' },
    });
    const { server } = await renderDashboard({ user: wireUser({ switchedToIdp }) });
    await screen.findByRole('heading', { level: 1, name: 'Services' });
    server.on('GET /users/me', () => enveloped(wireUser({ institutionGone: 'switchedTo' })));
    await comeBack();
    expect(
      await screen.findByRole('heading', { name: 'You are acting for your own institution again' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/You are no longer acting for South\./)).toBeInTheDocument();
  });

  test('that a person acted for shows at the start as well', async () => {
    await renderDashboard({ user: wireUser({ institutionGone: 'switchedTo' }) });
    expect(await screen.findByText(/that you acted for is no longer known here/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeInTheDocument();
  });

  test('may be known again: trying once more succeeds, and calls are for it', async () => {
    const { server } = await renderDashboard({ user: orphan });
    await screen.findByRole('heading', { name: title });
    server.on('GET /users/me', () => enveloped(wireUser()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeInTheDocument();
    const [first] = server.calls('GET /services');
    expect(first?.headers.get('X-IDP-ENTITY-ID')).toBe('https://idp.north.example');
  });
});
