/** REQUIREMENTS 23, 24: what the menu of a person offers. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireInstitution, wireUser } from '../support/builders';
import { enveloped } from '../support/dom/fakeServer';
import { renderDashboard } from './renderDashboard';

const admin = wireUser();
const viewer = wireUser({ dashboardAdmin: false, dashboardViewer: true });
const member = wireUser({ dashboardAdmin: false, dashboardMember: true });
const superUser = wireUser({ dashboardAdmin: false, superUser: true });
const south = wireInstitution({ id: 'https://south.example', names: { en: 'South' } });

test.each([
  ['member', member, ['Profile', 'Log out']],
  ['viewer', viewer, ['Profile', 'Log out']],
  ['administrator', admin, ['Profile', 'Log out']],
  [
    'administrator of two',
    wireUser({ institutionIdps: [wireInstitution(), south] }),
    ['Profile', 'South', 'Log out'],
  ],
  ['super user', superUser, ['Profile', 'Switch identity', 'Log out']],
  [
    'super user who acts as a viewer',
    wireUser({
      dashboardAdmin: false,
      dashboardViewer: true,
      superUser: true,
      switchedToIdp: wireInstitution(),
    }),
    ['Profile', 'Switch identity', 'Stop acting for this institution'],
  ],
])('REQUIREMENTS 23, 24: the menu of a %s', async (_title, user, entries) => {
  await renderDashboard({ user });
  const account = await screen.findByRole('button', { name: /^Account/ });
  await userEvent.click(account);
  const menu = document.getElementById(account.getAttribute('popovertarget') ?? '');
  const found = () => menu && [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  await waitFor(() => expect(found()).toEqual(entries));
});

test.each([
  ['Profile', '/profile', 'Profile'],
  ['Switch identity', '/users/search', 'Switch identity'],
])('the menu leads to %s and closes', async (entry, path, title) => {
  const { server, address } = await renderDashboard({ user: superUser });
  server.on('GET /users/super/idps', () => enveloped({ idps: [], roles: [] }));
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  await userEvent.click(await screen.findByRole('link', { name: entry }));
  expect(address().pathname).toBe(path);
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe(`${title} – IdP Dashboard`);
  expect(screen.getByText('Profile', { selector: 'a' })).not.toBeVisible();
});

test('an institution is named in the language of its name (REQUIREMENTS 23)', async () => {
  const currentIdp = wireInstitution({ names: { nl: 'Universiteit Noord' } });
  await renderDashboard({ user: wireUser({ currentIdp, institutionIdps: [currentIdp] }) });
  const account = await screen.findByRole('button', { name: /^Account/ });
  expect(within(account).getByText('Universiteit Noord')).toHaveAttribute('lang', 'nl');
});
