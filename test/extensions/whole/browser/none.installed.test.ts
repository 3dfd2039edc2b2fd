/** The core alone: a server without extensions serves the main job and every page of the core, and shows nothing else. */
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

/** Pages that are an extension, whole. */
const OF_EXTENSIONS = [
  ...['/my-idp/audit', '/my-idp/audit/policies/:id', '/my-idp/compare', '/security', '/reviews/:id?'],
  ...['/changes', '/watching', '/wishes', '/webhooks', '/feeds'],
  ...['/desk', '/desk/mails', '/desk/mails/:id', '/desk/audit', '/desk/audit/policies/:id', '/desk/:key'],
];
const LABELS =
  /\b(audit|changes|compare|desk|feeds?|mails|review|reviews|saved search|security|webhooks|wish|wishes|watch|watching)\b/i;

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
    const names = await page.locator('a, button, summary').allInnerTexts();
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => LABELS.test(name))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(OF_EXTENSIONS.filter((route) => !route.includes(':')))('%s does not exist', async (route) => {
    visitor = await visit();
    const { page } = visitor;
    await giveLogin(page, dashboard, route.startsWith('/desk') ? 'Federation desk' : 'Alex Sample');
    await page.goto(dashboard.url + route);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(route);
  });
});
