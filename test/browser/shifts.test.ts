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
    await route.continue().catch(() => undefined);
  });
}

const sizes = [
  { width: 1366, height: 900 },
  { width: 375, height: 667 },
];

test.each(pages)('$path ($person) stands still on a desktop and on a phone', async (place) => {
  const visitor = await visit();
  const { page } = visitor;
  const address = await addressOf(page, dashboard, place);
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
  await leave(visitor);
});

test.each(sizes)(
  'that descriptions take long is said without moving anything, at $width px',
  async (size) => {
    const visitor = await visit({ viewport: size });
    const { page } = visitor;
    await page.addInitScript(watchShifts);
    await page.route('**/x/services/texts**', async (route) => {
      await page.getByText(/^Searches names and entity IDs; descriptions/).waitFor({ state: 'attached' });
      await route.continue();
    });
    await page.goto(`${dashboard.url}/apps/all?search=qqqq`);
    await page.getByText(/^No service matches/).waitFor();
    await settled(page);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum < UNSEEN ? [] : shifts).toEqual([]);
    await leave(visitor);
  },
);
