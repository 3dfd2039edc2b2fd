/** The core alone: a server without extensions serves the main job and every page of the core, and shows nothing else. */
import { matchPath } from 'react-router';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { expectMainPath } from '../../../support/browser/mainPath';
import { addressOf } from '../../../support/browser/pages';
import { settled } from '../../../support/browser/settled';
import { giveLogin } from '../../../support/product/giveLogin';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { walkedPages } from '../../../support/walkedPages';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({ EXTENSIONS: 'none' });
});
afterAll(async () => {
  await dashboard.stop();
});

expectMainPath(() => dashboard);

/** Pages of extensions. The matrix of security is not one of them: only its rules are. */
const OF_EXTENSIONS = [
  ...[
    '/my-idp/audit',
    '/my-idp/audit/policies/:id',
    '/my-idp/compare',
    '/reviews/:id?',
    '/changes',
    '/watching',
  ],
  ...['/wishes', '/webhooks', '/feeds', '/desk', '/desk/audit', '/desk/audit/policies/:id', '/desk/:key'],
];
/** Buttons of extensions on pages of the core. */
const OFFERS = /^(Add to my changes|Compare|Saved searches…|Follow|Follow…)$/;

const leadsTo = ({ pathname }: URL) =>
  !['/desk/mails', '/desk/checks'].includes(pathname) &&
  OF_EXTENSIONS.some((route) => matchPath(route, pathname));

describe('the pages', () => {
  let visitor: Visit;
  const places = Object.entries(walkedPages)
    .filter(([route]) => !OF_EXTENSIONS.includes(route))
    .flatMap(([, own]) => own)
    .filter(({ id, other }) => !id && !other);

  afterEach(async () => {
    await visitor.context.close();
  });
  afterAll(closeBrowser);

  test.each(places)('$path opens, and offers nothing of an extension', async (place) => {
    visitor = await visit();
    const { page, complaints } = visitor;
    await page.goto(await addressOf(page, dashboard, place));
    await settled(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy();
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => leadsTo(new URL(link)))).toEqual([]);
    const buttons = await page.locator('a, button, summary').allInnerTexts();
    expect(buttons.filter((name) => OFFERS.test(name.trim()))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(OF_EXTENSIONS.map((route) => route.replace('/:id?', '')).filter((route) => !route.includes(':')))(
    '%s does not exist',
    async (route) => {
      visitor = await visit();
      const { page } = visitor;
      await giveLogin(page, dashboard, route.startsWith('/desk') ? 'Federation desk' : 'Alex Sample');
      await page.goto(dashboard.url + route);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/404');
    },
  );
});
