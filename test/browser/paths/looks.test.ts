/**
 * An administrator opens a list, a form, a table and a plot: each fits a desktop and a phone and can be read in both themes.
 * The exhaustive suite looks at every page like this (`pages.walk.test.ts`).
 */
import { closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { faultsOfPage } from '../../support/browser/faultsOfPage';
import { addressOf } from '../../support/browser/pages';
import { settled } from '../../support/browser/settled';

const dashboard = sharedDashboard();
let visitor: Visit;

beforeAll(async () => {
  visitor = await visit();
});
afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
});

test.each([
  { path: '/apps/all' },
  { path: 'settings/consent', service: 'Copperplate Thesis Archive' },
  { path: '/tickets' },
  { path: '/statistics' },
])('$path has no fault in any look', async (place) => {
  const { page, complaints } = visitor;
  await page.goto(await addressOf(page, dashboard, { ...place, person: 'Alex Sample' }));
  await settled(page);
  const { faults } = await faultsOfPage(page, { theme: 'light', width: 1366 }, 'Menu');
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});
