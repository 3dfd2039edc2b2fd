/** The services overview as each role meets it, with the keyboard, on a phone, in every language. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { giveLogin } from '../../support/product/giveLogin';
import { pressEnter, pressSpace, tabTo, typeInto } from '../../support/browser/keyboard';
import { scrollsSideways } from '../../support/browser/pageChecks';
import { settled } from '../../support/browser/settled';

const dashboard = sharedDashboard();

afterAll(async () => {
  await closeBrowser();
});

const people = {
  guest: undefined,
  member: 'Sam Specimen',
  viewer: 'Kim Placeholder',
  admin: 'Alex Sample',
  superUser: 'Federation desk',
} as const;
type Role = keyof typeof people;

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

async function arrive(role: Role, path: string, options: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const visitor = await visit(options);
  const { page } = visitor;
  const who = people[role];
  if (who) await giveLogin(page, dashboard, who);
  await open(page, path);
  return visitor;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(dashboard.url + path);
  await page.getByRole('table').waitFor();
  await settled(page);
}

const query = (activeFacets: object) => `activeFacets=${encodeURIComponent(JSON.stringify(activeFacets))}`;
const status = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /\d service|services/ })
    .first();
const rowCount = async (page: Page) => (await page.getByRole('row').count()) - 1;

test.each(Object.keys(people) as Role[])(
  'a %s filters, searches, clears and turns the page with the keyboard alone',
  async (role) => {
    const { context, page, complaints } = await arrive(role, '/apps/all');
    expect(await rowCount(page)).toBe(25);
    const policies = page.getByRole('group', { name: 'Authorization policy' });
    const notes = page.getByRole('group', { name: 'Attribute manipulation' });
    expect(await policies.count()).toBe(['guest', 'member'].includes(role) ? 0 : 1);
    expect(await notes.count()).toBe(role === 'superUser' ? 1 : 0);
    expect(await page.getByRole('columnheader', { name: 'Connection' }).count()).toBe(
      role === 'guest' ? 0 : 1,
    );

    const edugain = page.getByRole('checkbox', { name: /^eduGAIN/ });
    await pressSpace(page, edugain);
    expect(await edugain.isChecked()).toBe(true);
    await page
      .getByText(/^\d+ of \d+ services$/)
      .first()
      .waitFor();
    await page.waitForURL(/activeFacets=/);
    await typeInto(page, page.getByRole('searchbox', { name: 'Search services' }), 'lab');
    await page.locator('mark').first().waitFor();
    await page.waitForURL(/search=lab/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressEnter(page, page.getByRole('button', { name: 'Clear all' }));
    await page.waitForURL((url) => url.search === '');
    expect(await status(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await pressEnter(page, page.getByRole('link', { name: 'Page 2' }));
    await page.waitForURL(/page=2/);
    expect(await rowCount(page)).toBe(25);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a facet folds by Enter, and is still folded after a reload', async () => {
  const { context, page } = await arrive('admin', '/apps/all');
  await pressEnter(page, page.getByRole('button', { name: 'Federation', exact: true }));
  await page.getByRole('checkbox', { name: /^eduGAIN/ }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('checkbox', { name: /^eduGAIN/ }).count()).toBe(0);
  await context.close();
});

test('words of explanation open on focus, stay inside the window and close on Escape', async () => {
  const { context, page } = await arrive('admin', '/apps/all', { viewport: { width: 320, height: 700 } });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.body.clientWidth);
  await pressEnter(page, page.getByRole('button', { name: 'Sort, save and download' }));
  await tabTo(page, page.getByRole('button', { name: 'What do the labels in the list mean?' }));
  await page.getByText('Your institution offers the service.').waitFor();
  expect(await sideways()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByText('Your institution offers the service.').waitFor({ state: 'hidden' });
  await context.close();
});

test('on a phone the facets are a sheet that opens, filters, shows the number, and closes', async () => {
  const { context, page } = await arrive('admin', '/apps/all', {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  });
  const sheet = page.getByRole('region', { name: 'Filters' });
  expect(await sheet.isVisible()).toBe(false);
  const opener = page.getByRole('button', { name: /^Filters/ });
  await pressEnter(page, opener);
  // Beside the scrollbar of the window, if there is one.
  expect((await sheet.boundingBox())?.x).toBe(0);
  await pressSpace(page, sheet.getByRole('checkbox', { name: /^eduGAIN/ }));
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressEnter(page, sheet.getByRole('button', { name: /^Show \d+ services$/ }));
  await sheet.waitFor({ state: 'hidden' });
  expect(await opener.textContent()).toMatch(/Filters1/);
  await pressEnter(page, opener);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await context.close();
});

const states = [
  '/apps/connected',
  `/apps/all?${query({ interfed_source: ['eduGAIN', 'Entree'], mfa: ['NONE'] })}&sort=organisation&first=connected`,
  `/apps/all?search=qqqq&${query({ interfed_source: ['Entree'] })}`,
];

test.each(['en', 'nl', 'pt'] as const)(
  'in %s, narrow in the light and wide in the dark, nothing overflows and axe finds nothing',
  async (language) => {
    const { context, page, complaints } = await arrive('superUser', `/apps/all?language=${language}`);
    for (const path of states) {
      await page.goto(dashboard.url + path);
      await settled(page);
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      for (const [width, colorScheme] of [
        [320, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect([path, width, await scrollsSideways(page)]).toEqual([path, width, false]);
        expect([path, width, await accessibilityFaults(page)]).toEqual([path, width, []]);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each([
  ['wide', {}],
  ['on a phone', { viewport: { width: 375, height: 812 } }],
] as const)(
  'nothing moves while list, policies, consent and statuses arrive: %s',
  async (_title, options) => {
    const { context, page } = await arrive('admin', '/apps/all', options);
    await page.route('**/dashboard/api/policies', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.route('**/dashboard/api/services**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/dashboard/api/actions', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${dashboard.url}/apps/all`);
    const widths = () =>
      page
        .locator('tbody th')
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
    await page.locator('.prerendered').waitFor({ state: 'detached' });
    await page.locator('tbody th').first().waitFor();
    const before = await widths();
    answer();
    await settled(page);
    // The names of rows wrap as before, except beside the few statuses that are longer than most.
    const now = await widths();
    const rows = await page.locator('tbody tr').allTextContents();
    const usual = now.filter((_width, row) => rows[row]?.endsWith('Connected'));
    expect(usual.length).toBeGreaterThan(10);
    expect(usual).toEqual(before.filter((_width, row) => rows[row]?.endsWith('Connected')));
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await context.close();
  },
);

test('REQUIREMENTS 85: the way back from a service restores list, page and place without a request', async () => {
  const { context, page } = await arrive(
    'admin',
    `/apps/all?page=2&${query({ interfed_source: ['Demo Federation'] })}`,
  );
  const address = page.url();
  const link = page.getByRole('row').nth(20).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('link', { name: 'All services' }).first().click();
  await page.getByRole('row').nth(20).getByRole('link', { name }).waitFor();
  expect(page.url()).toBe(address);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3);
  expect(requested.filter((url) => url.includes('/dashboard/api/services'))).toEqual([]);

  await page.getByRole('row').nth(20).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'All services' }).first().click();
  await page.getByRole('row').nth(20).getByRole('link', { name }).waitFor();
  expect(page.url()).toBe(address);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3);
  await context.close();
});

test('a failure beside the list shows, and the request is repeated', async () => {
  const { context, page } = await arrive('admin', '/apps/all');
  let broken = true;
  await page.route('**/dashboard/api/policies', (route) =>
    broken ? route.fulfill({ status: 400, body: '' }) : route.continue(),
  );
  await open(page, '/apps/all');
  await page.getByText(/Authorization policies could not be loaded/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  broken = false;
  await pressEnter(page, page.getByRole('button', { name: 'Try again' }));
  await page.getByText(/Authorization policies could not be loaded/).waitFor({ state: 'detached' });
  await context.close();
});
