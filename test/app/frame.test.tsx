/** The frame of every page, with people and institutions that have few or many data. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flashShown } from '../../src/store/flash.slice';
import { wireGuest, wireInstitution, wireService, wireUser } from '../support/builders';
import { enveloped } from '../support/dom/fakeServer';
import { everyPage, pagesLeftOut } from './everyPage';
import { renderDashboard, smallServer } from './renderDashboard';

const account = () => screen.findByRole('button', { name: /^Account/ });

test.each([
  [
    'no names at all',
    { displayName: '', givenName: '', surName: '', email: 'x@north.example' },
    'x@north.example',
    'XE',
  ],
  ['nulls', { displayName: null, givenName: null, surName: null, email: null }, 'ann', 'A'],
  ['one name', { displayName: 'Plato', givenName: '', surName: 'Plato' }, 'Plato', 'P'],
  [
    'a name written from right to left',
    { displayName: 'נועה כהן', givenName: 'נועה', surName: 'כהן' },
    'נועה כהן',
    'נכ',
  ],
])('a person with %s has an account menu (REQUIREMENTS 22, 23)', async (_title, names, shown, initials) => {
  await renderDashboard({ user: wireUser(names) });
  const button = await account();
  expect(button).toHaveTextContent(shown);
  expect(button.querySelector('[aria-hidden]')).toHaveTextContent(initials);
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
});

test('institutions without any language map, or with a name of 300 letters, can be chosen and read (REQUIREMENTS 25)', async () => {
  const long = 'Ñ'.repeat(300);
  const bare = { id: 'https://bare.example', eid: 5, name: '', state: 'prodaccepted' };
  const institutionIdps = [wireInstitution({ name: long, names: {} }), bare];
  await renderDashboard({ user: wireUser({ currentIdp: institutionIdps[0], institutionIdps }) });
  const button = await account();
  expect(button).toHaveTextContent(long);
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: /bare\.example/ })).toBeVisible();
});

test('an institution that has been deleted leaves a page that says so (REQUIREMENTS 18)', async () => {
  await renderDashboard({ at: '/my-idp', user: wireUser({ currentIdp: null, institutionIdps: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'My institution' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/no longer|not known/i);
});

test('a refused switch to another institution shows a message and changes nothing (REQUIREMENTS 26)', async () => {
  const south = wireInstitution({ id: 'https://south.example', name: 'South', names: { en: 'South' } });
  const { server, left } = await renderDashboard({
    user: wireUser({ institutionIdps: [wireInstitution(), south] }),
  });
  server.on('POST /users/me/switch-to-idp', () => new Response(null, { status: 400 }));
  await userEvent.click(await account());
  await userEvent.click(await screen.findByRole('button', { name: 'South' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(left).toEqual([]);
});

test('the footer has help, terms, contact and operator if the installation names them (REQUIREMENTS 36)', async () => {
  const links = {
    help: 'https://help.example',
    terms: 'https://terms.example',
    operator: 'https://operator.example',
    supportEmail: 'desk@example.org',
  };
  await renderDashboard({ user: wireUser({ links, organization: 'Example Federation' }) });
  const footer = within(await screen.findByRole('contentinfo'));
  const found = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(found).toEqual([
    ['Help', 'https://help.example/'],
    ['Terms of use', 'https://terms.example/'],
    ['Contact the federation', 'mailto:desk@example.org'],
    ['Example Federation', 'https://operator.example/'],
    ['Glossary', '/glossary'],
    ['Accessibility', '/accessibility'],
  ]);
});

test('if the installation names nothing, the footer has its fixed links (REQUIREMENTS 36)', async () => {
  await renderDashboard();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Glossary',
    'Accessibility',
  ]);
  expect(footer.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('a link that would run a script is not a link (REQUIREMENTS 36)', async () => {
  await renderDashboard({ user: wireUser({ links: { help: 'javascript:alert(1)' } }) });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Glossary',
    'Accessibility',
  ]);
});

test('a guest who closed the welcome before never sees it, not for a moment (REQUIREMENTS 39)', async () => {
  document.cookie = 'show_welcome_banner=true; Path=/';
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  await renderDashboard({ user: wireGuest });
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  observer.disconnect();
  document.cookie = 'show_welcome_banner=; Max-Age=0; Path=/';
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes('browsing as a guest'))).toEqual([]);
});

test('a message from before a change of page is on the next one (REQUIREMENTS 41)', async () => {
  const { store, router } = await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  act(() => void store.dispatch(flashShown({ tone: 'warning', messageId: 'header.exitFailed' })));
  await act(() => router.navigate('/profile'));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(screen.getByText(/You are still acting for this institution/)).toBeVisible();
});

test('a logout that fails shows what to do, and the person stays (REQUIREMENTS 28)', async () => {
  const { server, left } = await renderDashboard();
  server.on('POST /logout', () => Promise.reject(new TypeError('offline')));
  await userEvent.click(await account());
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in');
  expect(left).toEqual([]);
});

test('a guest logs in from any page and comes back with the complete address (REQUIREMENTS 29)', async () => {
  const at = '/apps/all?search=a%20b&sort=organisation';
  await renderDashboard({ user: wireGuest, at });
  const href = (await screen.findByRole('link', { name: 'Log in' })).getAttribute('href') ?? '';
  const back = new URL(new URL(href, 'http://localhost').searchParams.get('redirect_url') ?? '');
  expect([back.pathname, back.searchParams.get('search'), back.searchParams.get('sort')]).toEqual([
    '/apps/all',
    'a b',
    'organisation',
  ]);
});

test('a change of the language that reveals another person triggers a check of the session (REQUIREMENTS 246)', async () => {
  const server = smallServer();
  await renderDashboard({ server });
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  server.on('GET /users/me', () => enveloped(wireGuest, 'nl'));
  await userEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));
  expect(await screen.findByRole('heading', { name: 'Uw sessie is verlopen' })).toBeInTheDocument();
});

test.each([
  ['/profile', 'Profile', 'Profile', ['Home', 'Profile']],
  ['/apps/connected', 'Services', 'Connected – Services', null],
  ['/apps/all', 'Services', 'Services', null],
  ['/my-idp', 'North University', 'North University', null],
  ['/tickets', 'Tickets', 'Tickets', null],
])(
  '%s has title, and breadcrumb unless it is in the menu (REQUIREMENTS 20, 21)',
  async (at, heading, title, crumbs) => {
    await renderDashboard({ at });
    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(document.title).toBe(`${title} – IdP Dashboard`));
    const trail = screen.queryByRole('navigation', { name: /breadcrumb|you are here/i });
    const found =
      trail &&
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(found).toEqual(crumbs);
    if (trail) expect(trail.querySelector('[aria-current=page]')).toHaveTextContent(crumbs?.at(-1) ?? '');
  },
);

test.each([
  ['/apps/42/saml20_sp/about', 'Wiki'],
  // These redirect, and leave no entry in the history.
  ['/apps/42/saml20_sp/resource_servers', 'Wiki'],
  ['/apps/42/saml20_sp/settings/gone', 'Consent – Wiki'],
  ['/apps/42/saml20_sp/attributes_and_privacy', 'Attributes and privacy – Wiki'],
  ['/apps/42/saml20_sp/settings/consent', 'Consent – Wiki'],
  ['/apps/42/saml20_sp/settings/mfa', 'Multi-factor authentication – Wiki'],
  ['/apps/42/saml20_sp/settings/authorization_policies', 'Authorization policies – Wiki'],
  ['/apps/42/saml20_sp/settings/authorization_policies/new', 'New policy – Wiki'],
])(
  '%s has its part of the service in the title, and in the breadcrumb (REQUIREMENTS 20, 21)',
  async (at, title) => {
    const server = smallServer().on('GET /services/detail', () =>
      enveloped(wireService({ connected: true })),
    );
    await renderDashboard({ server, at });
    await screen.findByRole('heading', { level: 1, name: 'Wiki' });
    await waitFor(() => expect(document.title).toBe(`${title} – IdP Dashboard`));
    const part = title.split(' – ').at(-2);
    const trail = await screen.findByRole('navigation', { name: /breadcrumb|you are here/i });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Connected services',
      'Wiki',
      ...(part === 'New policy' ? ['Authorization policies'] : []),
      ...(part === undefined ? [] : [part]),
    ]);
  },
);

test('the title of the page comes back with its first part (REQUIREMENTS 20)', async () => {
  const server = smallServer().on('GET /services/detail', () => enveloped(wireService({ connected: true })));
  await renderDashboard({ server, at: '/apps/42/saml20_sp/attributes_and_privacy' });
  await waitFor(() => expect(document.title).toMatch(/^Attributes and privacy – Wiki/));
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(document.title).toBe('Wiki – IdP Dashboard'));
});

test('every page has a title of its own (REQUIREMENTS 20)', async () => {
  const titles: string[] = [];
  expect(pagesLeftOut()).toEqual([]);
  for (const [at, user] of everyPage) {
    const { unmount } = await renderDashboard({ at, user });
    const heading = await screen.findByRole('heading', { level: 1 });
    // A part of a page has its own name before that of the page.
    await waitFor(() =>
      expect(` – ${document.title}`).toContain(` – ${heading.textContent} – IdP Dashboard`),
    );
    titles.push(document.title);
    unmount();
  }
  expect(new Set(titles).size).toBe(titles.length);
});
