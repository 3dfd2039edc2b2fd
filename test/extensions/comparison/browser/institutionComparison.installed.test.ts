/** Two institutions side by side on the built product: found, chosen, filtered and connected by keyboard, in every look. */
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { giveLogin } from '../../../support/product/giveLogin';
import { pressEnter, pressSpace, tabTo } from '../../../support/browser/keyboard';
import { faultsInEveryLook } from '../../../support/browser/looks';
import { scrollsSideways } from '../../../support/browser/pageChecks';
import { settled } from '../../../support/browser/settled';

let dashboard: Dashboard;
let admin: Visit;

beforeAll(async () => {
  dashboard = await startDashboard();
  admin = await visit();
  await giveLogin(admin.page, dashboard, 'Alex Sample');
});
afterAll(async () => {
  await admin.context.close();
  await closeBrowser();
  await dashboard.stop();
});

const services = () => admin.page.getByRole('main').getByRole('table').first();

test('a tab of the institution leads there; services are filtered and connected by keyboard (REQUIREMENTS 474, 477)', async () => {
  const { page } = admin;
  await page.goto(`${dashboard.url}/my-idp`);
  await pressEnter(page, page.getByRole('link', { name: 'Compare', exact: true }));
  // The previous page also has a table.
  await page.getByRole('heading', { level: 1, name: 'Compare institutions' }).waitFor();
  await services().waitFor();
  await page.waitForURL((url) => url.searchParams.get('b')?.includes('harwick') ?? false);
  await tabTo(page, page.getByRole('radio', { name: /^All/ }));
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/at=b/);
  // The address is written before the rows are drawn.
  await settled(page);
  expect(await services().getByText('Connected', { exact: true }).count()).toBe(
    await services().getByRole('rowheader').count(),
  );
  const connect = page.getByRole('link', { name: /^Connect / }).first();
  const name = (await connect.innerText()).replace(/^Connect\s+/, '');
  await pressEnter(page, connect);
  await page.getByRole('dialog').getByText(name).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressSpace(page, page.getByRole('checkbox', { name: 'Show only what differs' }));
  await page.waitForURL(/alike=/);
  expect(admin.complaints).toEqual([]);
});

test('it is right in every look, and in every language on a phone (REQUIREMENTS 474)', async () => {
  const { page } = admin;
  await page.goto(`${dashboard.url}/my-idp/compare`);
  await services().waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  for (const [language, title] of [
    ['en', 'Compare institutions'],
    ['nl', 'Instellingen vergelijken'],
    ['pt', 'Comparar instituições'],
  ] as const) {
    await page.goto(`${dashboard.url}/my-idp/compare?language=${language}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await services().waitFor();
    await settled(page);
    expect([language, await scrollsSideways(page)]).toEqual([language, false]);
  }
  expect(admin.complaints).toEqual([]);
});
