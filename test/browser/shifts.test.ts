/** Nothing on a page moves when what it waits for comes: in whatever order its answers come, each of them late. */
import type { Page } from 'playwright-core';
import { closeBrowser, leave, visit } from '../support/browser';
import { sharedDashboard } from '../support/dashboard';
import { addressOf, pages } from '../support/pages';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';

const dashboard = sharedDashboard();
afterAll(closeBrowser);

/** Less than this nobody sees; of the measure of the web’s own vitals a tenth of what is called good. */
const UNSEEN = 0.01;

/** Milliseconds that each answer is late, by its place: no two come together. */
const lateBy = (place: number) => 60 + 40 * (place % 4);

async function delayAnswers(page: Page): Promise<void> {
  let place = 0;
  await page.route('**/dashboard/api/**', async (route) => {
    place += 1;
    await new Promise((resolve) => setTimeout(resolve, lateBy(place)));
    await route.fallback().catch(() => undefined);
  });
}

const sizes = [
  { width: 1366, height: 900 },
  { width: 375, height: 667 },
];

/** Visits a page on a desktop and on a phone, and expects that nothing moves. */
async function expectStill(page: Page, address: string): Promise<void> {
  await page.addInitScript(watchShifts);
  await delayAnswers(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(address);
    await settled(page);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum < UNSEEN ? [] : [size, shifts]).toEqual([]);
  }
}

test.each(pages)('$path ($person) stands still on a desktop and on a phone', async (place) => {
  const visitor = await visit();
  await expectStill(visitor.page, await addressOf(visitor.page, dashboard, place));
  await leave(visitor);
});

const SEAL = '5f'.repeat(32);

// A day is sealed when it is over: the trail of a server that began today has none yet.
test.each(['en', 'nl', 'pt'])('the trail stands still once a day is sealed (%s)', async (language) => {
  const visitor = await visit();
  const { page } = visitor;
  const address = await addressOf(page, dashboard, { path: '/desk/audit', person: 'Federation desk' });
  await page.route('**/x/desk/audit/chain*', (route) =>
    route.fulfill({
      json: {
        status: 200,
        payload: {
          from: '2026-11-01',
          to: '2026-11-26',
          seal: SEAL,
          entries: 12_345,
          unsealed: 1,
          faults: [],
          checkedAt: '2026-11-27T00:04:00Z',
        },
      },
    }),
  );
  await expectStill(page, `${address}?language=${language}`);
  await page.getByText(SEAL).waitFor({ state: 'attached' });
  await leave(visitor);
});
