import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest, wireUser } from '../support/builders';
import { renderDashboard } from './renderDashboard';

const member = wireUser({ dashboardAdmin: false, dashboardMember: true });
const admin = wireUser();
const viewer = wireUser({ dashboardAdmin: false, dashboardViewer: true });
const superUser = wireUser({ dashboardAdmin: false, superUser: true });
const actingAsViewer = { ...viewer, superUser: true, switchedToIdp: wireUser().currentIdp };

test.each([
  ['/', admin, '/apps/connected'],
  ['/', wireGuest, '/apps/all'],
  ['/apps', admin, '/apps/connected'],
  ['/apps/connected', wireGuest, '/apps/all'],
  ['/apps/connected', member, '/apps/connected'],
  ['/my-idp', member, '/my-idp'],
  ['/my-idp', wireGuest, '/404'],
  ['/tickets', admin, '/tickets'],
  ['/tickets', member, '/404'],
  ['/tickets', wireGuest, '/404'],
  ['/profile', admin, '/profile'],
  ['/profile', member, '/profile'],
  ['/profile', wireGuest, '/404'],
  ['/users/search', superUser, '/users/search'],
  ['/users/search', actingAsViewer, '/users/search'],
  ['/users/search', admin, '/404'],
  ['/users/search', viewer, '/404'],
  ['/users/search', member, '/404'],
  ['/users/search', wireGuest, '/404'],
  ['/users/invite', superUser, '/users/invite'],
  ['/users/invite', admin, '/404'],
  ['/users/resend_invite/CXT-1', superUser, '/users/resend_invite/CXT-1'],
  ['/users/resend_invite/CXT-1', admin, '/404'],
  ['/logged-out', admin, '/apps/connected'],
  ['/statistics', wireGuest, '/404'],
  ['/statistics', member, '/404'],
  ['/statistics', wireUser({ hideTabs: 'statistics' }), '/404'],
])('%s leads to the right place (REQUIREMENTS 17, 19; %#)', async (at, user, expected) => {
  const { address } = await renderDashboard({ at, user });
  await waitFor(() => expect(address().pathname).toBe(expected));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

test.each(['/nonsense', '/users/else'])(
  'the unknown address %s shows not-found without a redirect (REQUIREMENTS 18)',
  async (at) => {
    const { address } = await renderDashboard({ at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(address().pathname).toBe(at);
  },
);

test('a guest who is redirected returns to the requested page after a login (REQUIREMENTS 18, 29)', async () => {
  const { address } = await renderDashboard({ at: '/my-idp/edit?field=keywordsEn', user: wireGuest });
  await waitFor(() => expect(address().pathname).toBe('/404'));
  const header = within(await screen.findByRole('banner'));
  const back = encodeURIComponent(`${window.location.origin}/my-idp/edit?field=keywordsEn`);
  expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?redirect_url=${back}`);
  expect(await screen.findByText('/my-idp/edit')).toBeVisible();
});

test('/dummy is blank', async () => {
  await renderDashboard({ at: '/dummy' });
  expect(document.body).toHaveTextContent(/^$/);
});

test('the skip link comes first and leads to the main content (REQUIREMENTS 16)', async () => {
  await renderDashboard();
  await screen.findByRole('heading', { level: 1 });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a change of page gives title and focus to its heading (REQUIREMENTS 20)', async () => {
  await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  expect(document.title).toBe('Services – IdP Dashboard');
  await userEvent.click(screen.getByRole('link', { name: /^Tickets/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Tickets' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Tickets – IdP Dashboard');
});

test('the focus goes to the heading even if a click has left it outside (REQUIREMENTS 20)', async () => {
  const { router } = await renderDashboard({ at: '/profile' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await userEvent.click(screen.getByRole('link', { name: /^Tickets/ }));
  await screen.findByRole('heading', { level: 1, name: 'Tickets' });
  act(() => screen.getByRole('main').focus());
  await act(() => router.navigate(-1));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await waitFor(() => expect(heading).toHaveFocus());
});
