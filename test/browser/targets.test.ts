/**
 * Whatever can be pressed is at least 24 pixels high and wide, or stands for itself (REQUIREMENTS 257; WCAG 2.2, 2.5.8): on
 * every page, in every dialog and every mode of the visualiser, on a desktop and on a phone.
 */
import type { Page } from 'playwright-core';
import { closeBrowser, leave, visit, type Visit } from '../support/browser';
import { sharedDashboard, startDashboard, type Dashboard } from '../support/dashboard';
import { giveLogin } from '../support/giveLogin';
import { smallTargets } from '../support/pageChecks';
import { addressOf, pages } from '../support/pages';
import { settled } from '../support/settled';
import { arriveAt } from '../support/typedPlace';
import { typedPlaces } from '../support/typedPlaces';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

beforeEach(async () => {
  visitor = await visit();
  page = visitor.page;
});
afterEach(() => leave(visitor));
afterAll(closeBrowser);

const sizes = [
  { width: 1366, height: 900 },
  { width: 375, height: 812 },
];

/** `but`: what has a twin on the same page that is large enough. */
async function areLarge(but?: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    expect([size.width, await smallTargets(page, but)]).toEqual([size.width, []]);
  }
}

test.each(pages)('$path ($person)', async (place) => {
  await page.goto(await addressOf(page, dashboard, place));
  await settled(page);
  await areLarge();
});

// Each state and transition of a picture stands in the outline as well, and the picture can be made larger.
test.each([
  '',
  'machine=connect&at=connect.editing',
  'mode=simulate&machine=connect',
  'mode=preview&machine=connect',
  'mode=live',
  'mode=coverage',
  'mode=coverage&machine=connect&lens=visit',
])('the visualiser, %s', async (search) => {
  await page.goto(`${dashboard.url}/qa?${search}`);
  await settled(page);
  await areLarge('[data-name]');
});

describe('the dialog', () => {
  let own: Dashboard;
  beforeAll(async () => {
    own = await startDashboard();
  });
  afterAll(() => own.stop());

  test.each(Object.entries(typedPlaces).filter(([name]) => name.startsWith('dialog ')))(
    '%s',
    async (_name, place) => {
      await giveLogin(page, own, place.person);
      await arriveAt(page, own, place);
      await place.type(page);
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
      await areLarge();
    },
  );
});
