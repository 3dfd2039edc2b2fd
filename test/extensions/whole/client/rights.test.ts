/** Every page × every role, written down a second time, without a look at the table of pages. */
import { matchPath } from 'react-router';
import { isCurrent, navigationItems } from '../../../../src/app/frame/navigationItems';
import { pageRoutes } from '../../../../src/app/pages/pageRoutes';
import { routeAt } from '../../../../src/app/pages/routeAt';
import type { Person } from '../../../../src/contracts/domain/person/person';
import { needsStepUp } from '../../../../src/contracts/domain/person/rights';
import { person, wireGuest, wireInstitution, wireUser } from '../../../support/builders';

const notAdmin = { dashboardAdmin: false };
const switchedToIdp = wireInstitution({ id: 'https://south.example' });
const deskExtensions = ['desk', 'feeds', 'mails', 'webhooks', 'audit', 'checks'];
const extensions = [...deskExtensions, 'privacy', 'changeSet', 'watching', 'wishes', 'reviews', 'comparison'];
const roles = {
  guest: { ...wireGuest, extensions },
  member: wireUser({ ...notAdmin, extensions, dashboardMember: true }),
  viewer: wireUser({ ...notAdmin, extensions, dashboardViewer: true }),
  admin: wireUser({ extensions }),
  superUser: wireUser({ ...notAdmin, extensions, superUser: true }),
  asViewer: wireUser({ ...notAdmin, extensions, superUser: true, dashboardViewer: true, switchedToIdp }),
  asAdmin: wireUser({ extensions, superUser: true, dashboardAdmin: true, switchedToIdp }),
} as const;
type Role = keyof typeof roles;
const names = Object.keys(roles) as Role[];

/** `x` opens, anything else is the target of a redirect; in the order of the roles above. */
const expected: Readonly<Record<string, string>> = {
  '/apps/connected': '/apps/all x x x x x x',
  '/apps/all': 'x x x x x x x',
  '/apps/7/saml20_sp/about': 'x x x x x x x',
  '/apps/7/oidc10_rp/settings/consent': 'x x x x x x x',
  '/my-idp': '/404 x x x x x x',
  '/my-idp/scorecard': '/404 x x x x x x',
  '/my-idp/edit': '/404 /404 /404 x /404 /404 x',
  '/my-idp/compare': '/404 /404 /404 /404 x x x',
  '/my-idp/audit': '/404 /404 /404 x /404 /404 x',
  '/my-idp/audit/policies/p1': '/404 /404 /404 x /404 /404 x',
  '/tickets': '/404 /404 x x x x x',
  '/tickets/resolved': '/404 /404 x x x x x',
  '/statistics': '/404 /404 x x x x x',
  '/security': '/404 /404 x x x x x',
  '/reviews': '/404 /404 x x /404 x x',
  '/reviews/r1': '/404 /404 x x /404 x x',
  '/changes': '/404 /404 /404 x /404 /404 x',
  '/todo': '/404 /404 x x /404 x x',
  '/profile': '/404 x x x x x x',
  '/users/search': '/404 /404 /404 /404 x x x',
  '/users/invite': '/404 /404 /404 /404 x x x',
  '/users/resend_invite/CXT-1': '/404 /404 /404 /404 x x x',
  '/desk': '/404 /404 /404 /404 x x x',
  '/desk/CXT-1': '/404 /404 /404 /404 x x x',
  '/desk/mails': '/404 /404 /404 /404 x x x',
  '/desk/mails/7': '/404 /404 /404 /404 x x x',
  '/desk/checks': '/404 /404 /404 /404 x x x',
  '/feeds': '/404 /404 /404 /404 x x x',
  '/webhooks': '/404 /404 /404 /404 x x x',
  '/watching': '/404 x x x x x x',
  '/wishes': '/404 x x x /404 x x',
  '/desk/audit': '/404 /404 /404 /404 x x x',
  '/desk/audit/policies/p1': '/404 /404 /404 /404 x x x',
  '/accessibility': 'x x x x x x x',
  '/glossary': 'x x x x x x x',
  '/privacy': 'x x x x x x x',
  '/logged-out': 'x / / / / / /',
  '/404': 'x x x x x x x',
  '/no/such/place': 'x x x x x x x',
};

function whereOf(address: string, who: Person): string {
  const route = routeAt(address);
  if (!route) throw new Error(`${address} leads nowhere`);
  return route.mayOpen(who) ? 'x' : (route.othersGoTo ?? '/404');
}

describe.each(Object.entries(expected))('%s', (address, row) => {
  test.each(names.map((name, index) => [name, row.split(' ')[index]] as const))(
    '%s at every level: %s (REQUIREMENTS 13, 17, 18, 19)',
    (name, where) => {
      for (const currentLoaLevel of name === 'guest' ? [0] : [1, 2, 3]) {
        expect([currentLoaLevel, whereOf(address, person({ ...roles[name], currentLoaLevel }))]).toEqual([
          currentLoaLevel,
          where,
        ]);
      }
    },
  );
});

test('every page of the table has its row here (REQUIREMENTS 18)', () => {
  const without = pageRoutes.filter(
    ({ path }) => !Object.keys(expected).some((address) => routeAt(address)?.path === path),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test.each([
  '/desk',
  '/desk/CXT-1',
  '/desk/mails',
  '/desk/mails/7',
  '/desk/checks',
  '/feeds',
  '/webhooks',
  '/desk/audit',
  '/watching',
  '/wishes',
  '/reviews',
  '/my-idp/compare',
  '/privacy',
])('%s is not there if the server has no such extension (REQUIREMENTS 18)', (address) => {
  for (const name of names) {
    expect([name, whereOf(address, person({ ...roles[name], extensions: [] }))]).toEqual([name, '/404']);
  }
});

test.each([
  ['guest', false],
  ['member', false],
  ['viewer', true],
  ['admin', true],
] as const)('a %s of two institutions may compare them: %s (REQUIREMENTS 475)', (name, may) => {
  const institutionIdps = [wireInstitution(), wireInstitution({ id: 'https://south.example' })];
  const where = whereOf('/my-idp/compare', person({ ...roles[name], institutionIdps }));
  expect(where).toBe(may ? 'x' : '/404');
});

/** Pages that belong to no item of the menu: they are reached from the frame, from a ticket, or by mistake. */
const outside = [
  ...[
    '/profile',
    '/watching',
    '/wishes',
    '/users/search',
    '/accessibility',
    '/glossary',
    '/privacy',
    '/logged-out',
  ],
  ...['/users/resend_invite/CXT-1', '/404', '/no/such/place'],
];

test.each(Object.keys(expected).filter((address) => !outside.includes(address)))(
  'the menu marks the page %s (REQUIREMENTS 31)',
  (address) => {
    const marked = names
      .map((name) => person(roles[name]))
      .filter((who) => routeAt(address)?.mayOpen(who))
      .map((who) => navigationItems(who, address).filter((item) => isCurrent(item, address)).length);
    expect([...new Set(marked)]).toEqual([1]);
  },
);

test.each(deskExtensions)('if the desk is %s only, that is in the menu', (extension) => {
  const who = person({ ...roles.superUser, extensions: [extension] });
  const pages = ['/desk', '/desk/mails', '/feeds', '/webhooks', '/desk/audit', '/desk/checks'].filter(
    (path) => routeAt(path)?.mayOpen(who),
  );
  expect(pages).toHaveLength(1);
  const items = navigationItems(who, '/').filter(({ key }) => key === 'desk');
  expect(items.map(({ to }) => to)).toEqual(pages);
});

test('no one is redirected to a page that is closed to them (REQUIREMENTS 17, 18)', () => {
  for (const name of names) {
    const who = person(roles[name]);
    for (const { mayOpen, othersGoTo = '/404' } of pageRoutes) {
      // The start page leads on to one of the lists.
      const target = othersGoTo === '/' ? '/apps/all' : othersGoTo;
      if (!mayOpen(who)) expect([name, target, routeAt(target)?.mayOpen(who)]).toEqual([name, target, true]);
    }
  }
});

test.each([
  ['a member whose institution shows them', roles.member, true, 'none', 'x'],
  ['a member whose institution does not', roles.member, false, 'none', '/404'],
  ['a guest, regardless of the institution', roles.guest, true, 'none', '/404'],
  ['an administrator if they are hidden', roles.admin, true, 'stats', '/404'],
  [
    'an administrator if they are hidden, in the other spelling',
    roles.admin,
    true,
    'apps, statistics',
    '/404',
  ],
  ['a super user if they are hidden', roles.superUser, true, 'statistics', '/404'],
])('statistics for %s (REQUIREMENTS 11)', (_title, user, displayStatsInDashboard, hideTabs, where) => {
  const currentIdp = wireInstitution({ displayStatsInDashboard });
  expect(whereOf('/statistics', person({ ...user, currentIdp, hideTabs }))).toBe(where);
});

test.each(['apps', 'my_idp', 'history', 'tickets', 'user_invite', 'invite_request'])(
  'hiding %s hides a menu item and closes nothing (REQUIREMENTS 12)',
  (hideTabs) => {
    for (const name of names) {
      const [open, hidden] = [person(roles[name]), person({ ...roles[name], hideTabs })];
      const addresses = Object.keys(expected);
      expect(addresses.map((address) => whereOf(address, hidden))).toEqual(
        addresses.map((address) => whereOf(address, open)),
      );
    }
  },
);

test.each(names)('the menu of a %s offers only pages that open (REQUIREMENTS 30)', (name) => {
  const who = person(roles[name]);
  const items = navigationItems(who, '/apps');
  expect(items.map(({ to }) => [to, whereOf(to, who)])).toEqual(items.map(({ to }) => [to, 'x']));
  expect(items.every(({ to }) => matchPath('/apps', to) || routeAt(to)?.path !== '*')).toBe(true);
});

test('while the ticket system is down the menu offers no tickets, except to a person who is there (REQUIREMENTS 30)', () => {
  const who = person({ ...roles.viewer, jiraDown: true });
  const offered = (pathname: string) => navigationItems(who, pathname).some(({ key }) => key === 'tickets');
  expect([offered('/apps'), offered('/tickets'), offered('/tickets/CXT-12')]).toEqual([false, true, true]);
});

test.each([
  ['superUser', { admin: false, viewer: false, member: false, superUser: true, guest: false }],
  ['asViewer', { admin: false, viewer: true, member: false, superUser: true, guest: false }],
  ['asAdmin', { admin: true, viewer: false, member: false, superUser: true, guest: false }],
  ['viewer', { admin: false, viewer: true, member: false, superUser: false, guest: false }],
  ['member', { admin: false, viewer: false, member: true, superUser: false, guest: false }],
] as const)('a %s has exactly these roles (REQUIREMENTS 13)', (name, expectedRoles) => {
  expect(person(roles[name]).roles).toEqual(expectedRoles);
});

test('flags in the answer of a guest give a guest no rights (REQUIREMENTS 13)', () => {
  const odd = person({ ...wireGuest, dashboardAdmin: true, superUser: true });
  expect(odd.roles).toEqual({ guest: true, member: false, viewer: false, admin: false, superUser: false });
});

test.each([
  [1, 2, true, true],
  [1.5, 2, true, true],
  [2, 2, true, false],
  [3, 2, true, false],
  [2, 3, true, true],
  [1, 3, false, false],
])(
  'a login of level %s needs a higher one for level %s, if step-up is on (%s): %s (REQUIREMENTS 10)',
  (own, wanted, on, needs) => {
    const who = person({ ...roles.admin, currentLoaLevel: own, dashboardStepupEnabled: on });
    expect(needsStepUp(who, wanted)).toBe(needs);
  },
);
