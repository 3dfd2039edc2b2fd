/**
 * Our pages before the existing server, through a server of ours that keeps nothing: every page, as every
 * role.
 */
import type { Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { freePort } from '../../support/product/dashboard';
import { federation, login, ticket, type Login } from '../../support/otherServer/federation';
import { serveOther, type ServedOther } from '../../support/otherServer/serveOther';
import { startProcess, type ServerProcess } from '../../support/product/serverProcess';
import { settled } from '../../support/browser/settled';
import { pageRoutes } from '../../../src/app/pages/pageRoutes';

const held = federation({
  language: undefined,
  tickets: [ticket({ key: 'CXT-1' }), ticket({ key: 'CXT-2', type: 'LINKREQUEST', status: 'Open' })],
});
const BASE = '/federation';
let other: ServedOther;
let front: ServerProcess;
let home: string;
let visitor: Visit;

beforeAll(async () => {
  other = await serveOther(held);
  const port = await freePort();
  home = `http://localhost:${port}${BASE}`;
  front = startProcess({
    UPSTREAM_URL: other.url,
    PORT: String(port),
    PUBLIC_URL: home,
    PRODUCT_NAME: 'Access desk',
  });
  await front.started;
});
afterAll(async () => {
  front?.child.kill();
  await front?.ended;
  await other?.stop();
  await closeBrowser();
});
beforeEach(async () => {
  visitor = await visit();
  const { hostname } = new URL(home);
  await visitor.context.addCookies([{ name: 'language', value: 'en', domain: hostname, path: '/' }]);
});
afterEach(() => visitor.context.close());

/** Headings by address. */
type Opens = Readonly<Record<string, string>>;

/** An address for each page of the application. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/apps/:id/:type/*': '/apps/43/saml20_sp/about',
  '/tickets/:status?': '/tickets',
  '/reviews/:id?': '/reviews',
  '/users/resend_invite/:jiraKey': '/users/resend_invite/CXT-1',
  '/desk/mails/:id': '/desk/mails/1',
  '/desk/:key': '/desk/CXT-1',
  '*': '/nowhere',
};
const NONE = 'Page not found';
const open = {
  '/apps/connected': 'Services',
  '/apps/all': 'Services',
  '/apps/43/saml20_sp/about': 'Survey',
  '/accessibility': 'Accessibility',
  '/glossary': 'Glossary',
  '/logged-out': 'Services',
};
const ofMembers = {
  ...open,
  '/my-idp': 'Uni Example',
  '/my-idp/scorecard': 'Scorecard',
  '/profile': 'Profile',
};
const ofViewers = {
  ...ofMembers,
  '/security': 'Security',
  '/statistics': 'Statistics',
  '/tickets': 'Tickets',
  '/todo': 'To do',
};

const ofSuperUsers: Opens = {
  ...ofViewers,
  // They work for no institution.
  '/todo': NONE,
  '/users/search': 'Switch identity',
  '/users/invite': 'Invite an institution',
  '/users/resend_invite/CXT-1': 'Send the invitation again',
};

const visitors: readonly [string, Login | null, Opens][] = [
  ['a guest', null, { ...open, '/apps/connected': 'Services', '/logged-out': 'You are logged out' }],
  ['a member', login({ role: 'MEMBER' }), ofMembers],
  ['a viewer', login({ role: 'VIEWER' }), ofViewers],
  ['an admin', login(), { ...ofViewers, '/my-idp/edit': 'Edit my institution' }],
  ['a super user', login({ role: 'SUPER_USER' }), ofSuperUsers],
];

/** Goes to an address within the application, as its links do. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** A super user opens most pages, and loads each; others load what shows them something else, and follow links to the rest. */
const isLoaded = (opens: Opens, address: string) =>
  opens === ofSuperUsers || (address in opens && opens[address] !== ofSuperUsers[address]);

test.each(visitors)(
  '%s: all permitted pages open, no others, and none logs an error',
  async (_title, who, opens) => {
    held.login = who;
    const { page, complaints } = visitor;
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    const shown: Record<string, string> = {};
    await page.goto(home);
    await settled(page);
    for (const { path } of pageRoutes) {
      const address = ADDRESSES[path] ?? path;
      await (isLoaded(opens, address) ? page.goto(home + address) : follow(page, home + address));
      await settled(page);
      shown[address] = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    }
    const expected = pageRoutes
      .map(({ path }) => ADDRESSES[path] ?? path)
      .map((at) => [at, opens[at] ?? NONE]);
    expect(shown).toEqual(Object.fromEntries(expected));
    expect([refused, complaints]).toEqual([[], []]);
  },
);

test('the existing server gets no request that it does not know', () => {
  expect(other.calls.filter((call) => /\/x\//.test(call))).toEqual([]);
  expect(other.calls.length).toBeGreaterThan(50);
});
