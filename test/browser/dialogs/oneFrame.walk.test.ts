/**
 * A list that is filtered, sorted or paged shows the result in the first frame after the press, and paints
 * nothing else after it.
 */
import type { Page } from 'playwright-core';
import { closeBrowser, leave, visit } from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import { giveLogin } from '../../support/product/giveLogin';
import { settled } from '../../support/browser/settled';

declare global {
  interface Window {
    /** The texts of the rows in each frame since the press, the first frame first. */
    painted: string[];
  }
}

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({ SEED_SERVICES: '3000', SEED_CONNECTIONS: '1000' });
});
afterAll(async () => {
  await closeBrowser();
  await dashboard.stop();
});

/** Milliseconds, longer than a list waits before it writes what was typed to its address. */
const WRITTEN = 600;

/** Presses something; returns what the rows said before, in each frame after the press, and at last. */
async function pressed(page: Page, press: () => Promise<void>) {
  const rows = () =>
    page.locator('main tbody tr').evaluateAll((all) => all.map((row) => row.textContent).join('\n'));
  const before = await rows();
  await page.evaluate(() => {
    const begin = () => {
      for (const kind of ['click', 'keydown']) removeEventListener(kind, begin, true);
      window.painted = [];
      const look = () => {
        const all = [...document.querySelectorAll('main tbody tr')];
        window.painted.push(all.map((row) => row.textContent).join('\n'));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    for (const kind of ['click', 'keydown']) addEventListener(kind, begin, true);
  });
  await press();
  await page.waitForTimeout(WRITTEN);
  await settled(page);
  const painted = await page.evaluate(() => window.painted);
  return { before, painted, last: await rows() };
}

const next = (page: Page) => page.locator('main a[rel=next]').first().click();
const sort = (page: Page) => page.locator('main thead').getByRole('link');
const turn = (page: Page) => page.locator('main th[aria-sort]').getByRole('link').click();
const type = async (page: Page) => {
  await page.locator('main input[type=search]:visible').first().focus();
  await page.keyboard.press('e');
};

test.each([
  [
    '/security',
    {
      next,
      second: (page: Page) => sort(page).nth(1).click(),
      turn,
      last: (page: Page) => sort(page).last().click(),
      again: next,
      type,
    },
  ],
  ['/apps/connected', { next, turn, again: next, type }],
  ['/my-idp/compare', { next, turn, again: next, type }],
  ['/tickets?period=all', { next, type }],
])('%s (REQUIREMENTS 487)', async (address, presses) => {
  const visitor = await visit();
  const { page, complaints } = visitor;
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(dashboard.url + address);
  await page.locator('main tbody tr').first().waitFor();
  await settled(page);
  for (const [what, press] of Object.entries(presses)) {
    const { before, painted, last } = await pressed(page, () => press(page));
    expect([what, last]).not.toEqual([what, before]);
    expect([what, painted[0]]).toEqual([what, last]);
    expect([what, new Set(painted).size]).toEqual([what, 1]);
  }
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  expect(complaints).toEqual([]);
  await leave(visitor);
});

test('1,000 services: the table of how they are secured appears completely, in one frame (REQUIREMENTS 487)', async () => {
  const visitor = await visit();
  const { page, complaints } = visitor;
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.addInitScript(() => {
    window.painted = [];
    const look = () => {
      const all = document.querySelectorAll('main tbody tr');
      if (all.length > 0) window.painted.push(String(all.length));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${dashboard.url}/security`);
  await page.locator('main tbody tr').first().waitFor();
  await settled(page);
  expect([...new Set(await page.evaluate(() => window.painted))]).toEqual(['25']);
  expect(await page.locator('main p[role=status]').first().innerText()).toMatch(/of 1,\d{3} connected/);
  expect(complaints).toEqual([]);
  await leave(visitor);
});
