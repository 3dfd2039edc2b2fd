/** Forms and pages of the desk in small windows: nothing is lost, and what has the focus is in sight. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { serviceNamed } from '../support/browser/dialogs';
import { giveLogin } from '../support/product/giveLogin';
import { hiddenFocus, scrollsSideways, smallTargets } from '../support/browser/pageChecks';
import { settled } from '../support/browser/settled';

const NARROW = { width: 320, height: 640 };
const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

// Separate visits, since a visit keeps its language.
beforeEach(async () => {
  visitor = await visit();
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});
afterAll(closeBrowser);

test.each([
  ['en', 'light'],
  ['nl', 'dark'],
  ['pt', 'light'],
] as const)('every setting at 320 px, in %s and %s', async (language, colorScheme) => {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme });
  await giveLogin(page, dashboard, 'Robin Example');
  const { id, type } = await serviceNamed(page, dashboard, 'Copperplate Thesis Archive');
  for (const segment of [
    'consent',
    'authorization_policies',
    'authorization_policies/new',
    'surf_secure_id',
    'mfa',
  ]) {
    await page.goto(`${dashboard.url}/apps/${id}/${type}/settings/${segment}?language=${language}`);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await settled(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([segment, Math.max(0, wider)]).toEqual([segment, 0]);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

/** Height in pixels of a control with one line, for a finger. */
const FIRST_LINE = 44;

test.each([
  [1366, 900],
  [683, 450],
  [320, 640],
])(
  'the focused element in the form of the institution is not behind its bar at %i × %i',
  async (width, height) => {
    await giveLogin(page, dashboard, 'Alex Sample');
    await page.setViewportSize({ width, height });
    await page.goto(`${dashboard.url}/my-idp/edit`);
    await page.getByRole('button', { name: 'Review request…' }).waitFor();
    await page.getByRole('heading', { name: 'Texts by language' }).focus();
    await page.getByRole('textbox', { name: 'Keywords in English', exact: true }).focus();
    const bar = page.locator('form > :last-child');
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const [below, top] = [await focused.boundingBox(), await bar.boundingBox()];
      if (!below || !top) throw new Error('Nothing has the focus');
      // For a field of several lines, the browser scrolls to the line with the cursor.
      expect(below.y + Math.min(below.height, FIRST_LINE)).toBeLessThanOrEqual(top.y);
    }
  },
);

interface Found {
  readonly payload: { readonly tickets: readonly { readonly jiraKey: string; readonly status: string }[] };
}

test('at 320 pixels nothing is lost, on any page of the desk', async () => {
  await giveLogin(page, dashboard, 'Federation desk');
  const search = `${dashboard.url}/dashboard/api/x/desk/tickets?state=all&search=Ember`;
  const { payload } = (await (await page.request.get(search)).json()) as Found;
  const done = payload.tickets.find(({ status }) => status === 'Resolved');
  expect(done).toBeDefined();
  await page.setViewportSize(NARROW);
  for (const path of ['/desk', `/desk/${done?.jiraKey}`, '/desk/mails', '/desk/mails/1']) {
    await page.goto(dashboard.url + path);
    await settled(page);
    expect([path, await scrollsSideways(page)]).toEqual([path, false]);
    expect([path, await smallTargets(page)]).toEqual([path, []]);
    expect([path, (await hiddenFocus(page)).faults]).toEqual([path, []]);
  }
});
