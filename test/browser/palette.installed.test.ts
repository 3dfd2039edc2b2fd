/** The keys of the frame and the palette, by the keyboard alone and by touch, and what a key costs. */
import type { Page } from 'playwright-core';
import {
  accessibilityFaults,
  closeBrowser,
  colourFaults,
  leave,
  visit,
  workOf,
} from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { giveLogin } from '../support/product/giveLogin';
import { scrollsSideways, smallTargets } from '../support/browser/pageChecks';
import { settled } from '../support/browser/settled';

const dashboard = sharedDashboard();

afterAll(async () => {
  await closeBrowser();
});

async function arrive(person: string | undefined, path: string, options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options);
  if (person) await giveLogin(visitor.page, dashboard, person);
  await open(visitor.page, path);
  return visitor;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(dashboard.url + path);
  await settled(page);
}

const field = (page: Page) => page.getByRole('combobox', { name: /^Search services, tickets/ });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('/ leads to the search of each page that has one, and from the others to that of the services', async () => {
  const visitor = await arrive('Federation desk', '/apps/connected');
  const { page } = visitor;
  const withSearch = [
    '/apps/connected',
    '/apps/all',
    '/tickets',
    '/statistics?detail=1',
    '/desk',
    '/users/search',
  ];
  for (const path of withSearch) {
    await open(page, path);
    await page.keyboard.press('/');
    await page.locator('[data-page-search]:focus').waitFor();
    expect(page.url()).toContain(path);
  }
  for (const path of ['/my-idp', '/accessibility', '/404']) {
    await open(page, path);
    await page.keyboard.press('/');
    await page.waitForURL('**/apps/all');
    await page.locator('[data-page-search]:focus').waitFor();
  }
  expect(visitor.complaints).toEqual([]);
  await leave(visitor);
});

test('by keyboard alone: open, type, go, back, and a new tab; the focus returns', async () => {
  const visitor = await arrive('Alex Sample', '/apps/all');
  const { page, context } = visitor;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  // Every action keeps the session alive, and the frame counts what waits once the browser is idle.
  const counts = /\/x\/(session|changes\/set\/size|reviews|wishes)/;
  const called = () => calls.splice(0).filter((url) => url.includes('/dashboard/api/') && !counts.test(url));
  const first = page.locator('tbody a').first();
  await first.focus();
  await page.keyboard.press('Control+K');
  await page.locator('[role=combobox]:focus').waitFor();
  await settled(page);
  expect(called().map((url) => url.replace(/.*\/dashboard\/api/, ''))).toEqual([
    '/actions',
    '/x/watching/searches',
  ]);
  await page.keyboard.type('lantern');
  await page.getByRole('option', { name: /^Lantern Archive/ }).waitFor();
  expect(called()).toEqual([]);
  const [beside] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await beside.waitForURL(/\/apps\/\d+\/saml20_sp\/about$/);
  await beside.close();
  expect(await field(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+K');
  await page.keyboard.type('lantern');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Lantern Archive' }).waitFor();
  await page.keyboard.press('Control+K');
  await page
    .getByRole('group', { name: 'Recently opened' })
    .getByRole('option', { name: /Lantern/ })
    .waitFor();
  await page.keyboard.type('decline lantern');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Lantern Archive/ }).waitFor();
  // Nothing is taken within a dialog.
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  expect(visitor.complaints).toEqual([]);
  await leave(visitor);
});

test.each([
  ['wide', {}],
  ['at 320 px', { viewport: { width: 320, height: 640 } }],
] as const)('no fault of accessibility in any state, in both themes: %s', async (_title, options) => {
  const visitor = await arrive('Alex Sample', '/accessibility', options);
  const { page } = visitor;
  const look = async (state: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const light = [...(await accessibilityFaults(page)), ...(await smallTargets(page))];
    await page.emulateMedia({ colorScheme: 'dark' });
    const faults = [...light, ...(await colourFaults(page))];
    expect({ state, faults, sideways: await scrollsSideways(page) }).toEqual({
      state,
      faults: [],
      sideways: false,
    });
  };
  await page.keyboard.press('Control+K');
  await field(page).waitFor();
  await look('just opened');
  for (const text of ['lan', 'qqqq', 'CXT-1']) {
    await field(page).fill(text);
    await settled(page);
    await look(text);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await look('keys');
  await leave(visitor);
});

test('by touch at 375 px: the button beside the word Menu opens it, and a tap leads on', async () => {
  for (const [person, language] of [
    ['Alex Sample', 'en'],
    [undefined, 'pt'],
  ] as const) {
    const visitor = await arrive(person, `/apps/all?language=${language}`, {
      viewport: { width: 375, height: 740 },
      hasTouch: true,
    });
    const { page } = visitor;
    const word = await page.getByRole('banner').getByText('Menu', { exact: true }).boundingBox();
    expect(word?.width).toBeGreaterThan(20);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: /Search or go to|Pesquisar ou ir para/ }).tap();
    await page.getByRole('dialog').getByRole('combobox').fill('lantern');
    await page.getByRole('option', { name: /^Lantern Archive/ }).tap();
    await page.getByRole('heading', { level: 1, name: 'Lantern Archive' }).waitFor();
    await leave(visitor);
  }
});

/** Presses of Tab until a service has the focus, using a skip link if there is one. */
async function tabsToService(page: Page): Promise<number> {
  for (let tabs = 1; tabs < 100; tabs += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.matches('tbody a') ? 'service' : element?.textContent?.startsWith('Skip') ? 'skip' : '';
    });
    if (at === 'service') return tabs;
    if (at === 'skip') await page.keyboard.press('Enter');
  }
  return Infinity;
}

test('a dozen presses of Tab lead from the top of the page to the first service, seven from its search', async () => {
  const visitor = await arrive('Alex Sample', '/apps/all');
  const { page } = visitor;
  expect(await tabsToService(page)).toBeLessThanOrEqual(12);
  await open(page, '/apps/all');
  await page.keyboard.press('/');
  expect(await tabsToService(page)).toBeLessThanOrEqual(7);
  expect(pathOf(page)).toBe('/apps/all');
  await leave(visitor);
});

const MANY = 10_000;

test('among ten thousand services the response to a key takes one frame', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.route(/\/dashboard\/api\/services(\?|$)/, async (route) => {
    const response = await page.request.get(`${dashboard.url}/dashboard/api/services`);
    const { payload, ...rest } = await response.json();
    const apps = Array.from({ length: MANY }, (_, index) => {
      const app = payload.apps[index % payload.apps.length];
      return {
        ...app,
        id: index + 1,
        name: `${app.name} ${index}`,
        spEntityId: `${app.spEntityId}/${index}`,
      };
    });
    await route.fulfill({ json: { ...rest, payload: { ...payload, apps } } });
  });
  await open(page, '/accessibility');
  await page.keyboard.press('Control+K');
  await field(page).waitFor();
  await settled(page);
  const works: number[] = [];
  for (const key of 'language lab 99') {
    const work = await workOf(page, async () => {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    });
    works.push(work);
  }
  await page
    .getByRole('option', { name: /Language Lab 99/ })
    .first()
    .waitFor();
  const typical = works.toSorted((a, b) => a - b)[Math.floor(works.length / 2)];
  expect(typical).toBeLessThanOrEqual(16);
  await leave(visitor);
});
