/** Statistics as they are chosen: scales, quick periods, a closer look, services by themselves. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { giveLogin } from '../support/product/giveLogin';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

afterAll(async () => {
  await closeBrowser();
});

async function begin(): Promise<void> {
  visitor = await visit();
  page = visitor.page;
}
async function end(): Promise<void> {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
}

async function open(query = ''): Promise<void> {
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/statistics${query}`);
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
}
const plot = () => page.locator('svg.highcharts-root').first();

test('no control and no plot moves for any scale', async () => {
  await begin();
  await open();
  const tops = async () => {
    await plot().waitFor();
    return [
      page.getByRole('combobox', { name: 'Scale' }),
      page.getByRole('button', { name: 'Earlier' }),
      plot(),
    ].map((part) => part.evaluate((element) => element.getBoundingClientRect().top));
  };
  const start = await Promise.all(await tops());
  for (const scale of ['Week', 'Month', 'Quarter', 'Year']) {
    await page.getByRole('combobox', { name: 'Scale' }).selectOption(scale);
    await page.getByRole('heading', { level: 2, name: `Logins per ${scale.toLowerCase()}` }).waitFor();
    expect([scale, await Promise.all(await tops())]).toEqual([scale, start]);
  }
  await end();
});

test('zoom: from a row by keyboard, from a column by mouse, and back', async () => {
  await begin();
  await open();
  await page.getByRole('combobox', { name: 'Periods up to today' }).selectOption('5 years');
  await page.getByRole('heading', { level: 2, name: 'Logins per year' }).waitFor();
  await page.getByRole('rowheader').first().getByRole('link').press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Logins per month' }).waitFor();
  // The row has disappeared; the focus is at the plot.
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('h2')))).toBe(
    true,
  );
  await page.locator('.highcharts-series-0 .highcharts-point').first().click();
  await page.getByRole('heading', { level: 2, name: 'Logins per day' }).waitFor();
  expect(new URL(page.url()).search).toMatch(/to=\d{4}-01-31/);
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Logins per month' }).waitFor();
  await end();
});

test('each service separately: a bar in its line, twenty first, sorted and searched by the address (REQUIREMENTS 222)', async () => {
  await begin();
  await open('?detail=1&scale=year');
  const rows = page.getByRole('rowheader');
  await rows.nth(19).waitFor();
  expect(await rows.count()).toBe(20);
  expect(await accessibilityFaults(page)).toEqual([]);
  const most = await rows.first().textContent();
  await page.getByRole('columnheader').getByRole('link', { name: 'Service' }).press('Enter');
  // The address is written before the rows are; the head changes with them.
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Service' }).waitFor();
  expect(page.url()).toMatch(/sort=name/);
  const names = await rows.allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  await page.getByRole('searchbox', { name: 'Search services' }).fill(most ?? '');
  await page.waitForURL(/find=/);
  await page.reload();
  await rows.first().waitFor();
  expect(await rows.first().textContent()).toBe(most);
  await rows.first().getByRole('link').press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Logins per month' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Service' }).inputValue()).toBe(most);
  await end();
});
