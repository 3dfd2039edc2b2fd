/**
 * An installation with its own colour: in both themes, from the first paint on, on pages of the server as
 * well.
 */
import { closeBrowser, visit } from '../support/browser/browser';
import { startDashboard, type Dashboard } from '../support/product/dashboard';
import { settled } from '../support/browser/settled';

const LIGHT = 'rgb(139, 0, 0)';
const DARK = 'rgb(255, 154, 138)';
let site: Dashboard;

beforeAll(async () => {
  site = await startDashboard({ PRODUCT_COLOR: '#8b0000', PRODUCT_COLOR_DARK: '#ff9a8a' });
});
afterAll(async () => {
  await site.stop();
  await closeBrowser();
});

test.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('links and buttons have it on %s surfaces', async (colorScheme, colour) => {
  const { page, context, complaints } = await visit();
  await page.emulateMedia({ colorScheme });
  await page.goto(`${site.url}/apps/all`);
  const log = page.getByRole('link', { name: 'Log in', exact: true });
  await log.waitFor();
  const colours = () =>
    log.evaluate((link) => [getComputedStyle(link).backgroundColor, getComputedStyle(link).borderColor]);
  expect(await colours()).toContain(colour);
  await settled(page);
  const name = page.locator('tbody th a').first();
  expect(await name.evaluate((link) => getComputedStyle(link).color)).toBe(colour);
  await log.click();
  const chosen = page.locator('.brand svg');
  await chosen.waitFor();
  expect(await chosen.evaluate((mark) => getComputedStyle(mark).color)).toBe(colour);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the dark theme applies there if it was chosen', async () => {
  const { page, context } = await visit();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site.url}/apps/all`);
  await page
    .getByRole('button', { name: 'Dark' })
    .or(page.getByRole('radio', { name: 'Dark' }))
    .first()
    .click();
  const name = page.locator('tbody th a').first();
  await name.waitFor();
  expect(await name.evaluate((link) => getComputedStyle(link).color)).toBe(DARK);
  await page.reload();
  await name.waitFor();
  expect(await name.evaluate((link) => getComputedStyle(link).color)).toBe(DARK);
  await context.close();
});
