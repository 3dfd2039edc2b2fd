/** The parts of a service for each role (REQUIREMENTS 89), and their surroundings. */
import { screen, waitFor, within } from '@testing-library/react';
import { wireGuest, wireInstitution } from '../../support/builders';
import { enveloped } from '../../support/dom/fakeServer';
import {
  admin,
  member,
  openService,
  serviceAbout,
  serviceServer,
  superUser,
  viewer,
} from '../../support/rendered/servicePage';

const always = ['About', 'Attributes and privacy'];
const all = [...always, 'Statistics', 'Settings'];
const connected = { connected: true };
const shownStatistics = { ...member, currentIdp: wireInstitution({ displayStatsInDashboard: true }) };

test.each([
  ['a guest', wireGuest, connected, always],
  ['a member', member, connected, always],
  ['a member who may see statistics', shownStatistics, connected, [...always, 'Statistics']],
  ['a viewer', viewer, connected, all],
  ['an administrator', admin, connected, all],
  ['a super user', superUser, connected, all],
  [
    'an administrator, statistics hidden',
    { ...admin, hideTabs: 'stats' },
    connected,
    [...always, 'Settings'],
  ],
  ['an administrator, not connected', admin, {}, always],
  [
    'an administrator, with resource servers',
    admin,
    { resourceServers: ['rs.one'] },
    [...always, 'Resource servers'],
  ],
])('REQUIREMENTS 89: %s', async (_title, user, service, tabs) => {
  await openService(serviceServer(service), serviceAbout, user);
  const navigation = await screen.findByRole('navigation', { name: /^Sections of this page/ });
  const links = within(navigation).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(tabs);
});

test.each(['about', 'overview', 'how_to_connect', 'about/'])(
  'REQUIREMENTS 87: /%s is the first part',
  async (segment) => {
    await openService(serviceServer(), `/apps/42/saml20_sp/${segment}`);
    expect(await screen.findByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
);

test('REQUIREMENTS 92: the head has the logo of the service', async () => {
  await openService(serviceServer({ detailLogoUrl: 'https://wiki.example/logo.png' }), serviceAbout);
  await screen.findByRole('heading', { level: 1, name: 'Wiki' });
  expect(document.querySelector('header img, h1 img, main img')).toHaveAttribute(
    'src',
    'https://wiki.example/logo.png',
  );
});

test.each([
  [[], 'No institution yet', []],
  [['North'], '1 institution', ['North']],
  [['South', 'émile', 'Zeeland', 'East'], '4 institutions', ['East', 'émile', 'South', 'Zeeland']],
])(
  'REQUIREMENTS 119: institutions are counted and sorted, without a place for logos if none has one: %j',
  async (names, count, shown) => {
    const users = names.map((name) => ({ id: `https://${name}.example`, name, state: 'prodaccepted' }));
    const server = serviceServer().on('GET /services/idps', () => enveloped(users));
    await openService(server, serviceAbout);
    expect(await screen.findByText(count)).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Institutions that use it' }));
    expect(section.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown);
  },
);

test.each([
  ['statistics', member],
  ['settings/consent', member],
  ['settings/authorization_policies/new', viewer],
])(
  'REQUIREMENTS 245: /%s does not exist for everybody, and the page not found shows the requested one',
  async (part, user) => {
    const at = `/apps/42/saml20_sp/${part}`;
    const { router } = await openService(serviceServer(connected), at, user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    expect(router.state.location.state).toEqual({ asked: at });
  },
);
