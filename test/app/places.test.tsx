import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest, wireUser } from '../support/builders';
import { renderDashboard } from './renderDashboard';

const member = wireUser({ dashboardAdmin: false, dashboardMember: true });
const admin = wireUser();

test.each([
  ['/', admin, '/apps/connected'],
  ['/', wireGuest, '/apps/all'],
  ['/apps', admin, '/apps/connected'],
  ['/apps/connected', wireGuest, '/apps/all'],
  ['/apps/connected', member, '/apps/connected'],
  ['/tickets', admin, '/tickets'],
  ['/tickets', member, '/404'],
  ['/tickets', wireGuest, '/404'],
  ['/logged-out', admin, '/apps/connected'],
])('%s leads on to the right place (%#)', async (at, user, expected) => {
  const { address } = await renderDashboard({ at, user });
  await waitFor(() => expect(address().pathname).toBe(expected));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

test.each(['/nonsense', '/my-idp', '/statistics', '/users/invite', '/profile'])(
  '%s, which nobody has, shows not-found where it is',
  async (at) => {
    const { address } = await renderDashboard({ at });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not here' }),
    ).toBeInTheDocument();
    expect(address().pathname).toBe(at);
  },
);

test('/dummy is blank', async () => {
  await renderDashboard({ at: '/dummy' });
  expect(document.body).toHaveTextContent(/^$/);
});

test('the skip link comes first and leads to the main content', async () => {
  await renderDashboard();
  await screen.findByRole('heading', { level: 1 });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a change of page gives title and focus to its heading', async () => {
  await renderDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  expect(document.title).toBe('Services – IdP Dashboard');
  await userEvent.click(screen.getByRole('link', { name: /^Tickets/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Tickets' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Tickets – IdP Dashboard');
});
