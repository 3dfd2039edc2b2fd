/**
 * A super user acts for an institution and leaves again; everyone sees their own profile (REQUIREMENTS 24,
 * 27, 243, 244).
 */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import { logIn, servicePage } from '../../support/browser/dialogs';
import { settled } from '../../support/browser/settled';

let dashboard: Dashboard;
let visitor: Visit;
let page: Page;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const search = () => page.getByRole('searchbox', { name: 'Search institutions' });
const account = () => page.getByRole('button', { name: /^Account:/ });
const notice = () => page.getByText(/^You are acting as/);
const leave = () => page.getByRole('main').getByRole('button', { name: 'Stop acting for this institution' });

beforeAll(async () => {
  dashboard = await startDashboard({ SEED_SERVICES: '20', SEED_INSTITUTIONS: '1000' });
});
afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

beforeEach(async () => {
  visitor = await visit();
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

async function faultless(): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

async function reachByKeyboard(name: RegExp): Promise<void> {
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(focused)) return;
  }
  throw new Error(`${name.source} is not reached by the keyboard`);
}

test('by keyboard alone: choose, act as a viewer, change to administrator, leave', async () => {
  await logIn(page, dashboard, 'Federation desk');
  await account().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Switch identity' }).waitFor();
  await reachByKeyboard(/^Switch identity$/);
  await page.keyboard.press('Enter');
  await heading('Switch identity').waitFor();
  await page.getByText(/^1,000 institutions/).waitFor();
  await faultless();

  await search().focus();
  await page.keyboard.type('MEDICAL harwick');
  await page.getByText(/^\d+ of 1,000 institutions/).waitFor();
  await page.keyboard.press('Enter');
  const name = (await page.getByRole('rowheader').locator('bdi').first().textContent()) ?? '';
  expect(name).toMatch(/^Harwick Medical Centre/);
  await reachByKeyboard(/^Viewer of/);
  await page.keyboard.press('Enter');
  await notice().waitFor();
  expect(await notice().textContent()).toContain(`You are acting as a viewer of ${name}`);
  expect(new URL(page.url()).pathname).toBe('/apps/connected');
  await faultless();

  await page.goto(`${dashboard.url}/users/search`);
  await search().fill(name);
  await page.getByText('You are acting for it now').waitFor();
  await page
    .getByRole('button', { name: `Administrator of ${name}` })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByText(`You are acting as an administrator of ${name}`).waitFor();
  const response = await page.request.get(`${dashboard.url}/dashboard/api/users/me`);
  const { payload } = (await response.json()) as { payload: object };
  expect(payload).toMatchObject({ superUser: true, dashboardAdmin: true, dashboardViewer: false });

  // Pending requests of an administrator's page would be refused once the session is a super user's again.
  await settled(page);
  await leave().focus();
  await page.keyboard.press('Enter');
  await notice().waitFor({ state: 'hidden' });
  await account().click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.keyboard.press('Escape');
});

test('a person who acts as an administrator has the same as administrators, on every page', async () => {
  await logIn(page, dashboard, 'Federation desk');
  const own = 'Copperplate Thesis Archive';
  await servicePage(page, dashboard, own);
  await page.goto(`${dashboard.url}/users/search`);
  await search().fill('Harwick University');
  await page.getByRole('button', { name: 'Administrator of Harwick University', exact: true }).click();
  await notice().waitFor();
  await servicePage(page, dashboard, own);
  await notice().waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).waitFor();
  await page.goto(`${dashboard.url}/profile`);
  await notice().waitFor();
  expect(await page.getByRole('term').allTextContents()).toEqual(['Super user', 'Administrator']);
});

test.each(['Alex Sample', 'Kim Placeholder', 'Sam Specimen'])(
  '%s has a profile and no switch of identity',
  async (person) => {
    await logIn(page, dashboard, person);
    await page.goto(`${dashboard.url}/users/search`);
    await heading('Page not found').waitFor();
    expect(new URL(page.url()).pathname).toBe('/404');
    await account().click();
    expect(await page.getByRole('link', { name: 'Switch identity' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Profile' }).click();
    await heading('Profile').waitFor();
    await page.getByRole('rowheader', { name: /^E-mail address/ }).waitFor();
    await faultless();
  },
);

test('a guest has neither', async () => {
  for (const path of ['/users/search', '/profile']) {
    await page.goto(dashboard.url + path);
    await heading('Page not found').waitFor();
    expect(new URL(page.url()).pathname).toBe('/404');
  }
});

test('at 375 and 320 pixels, nothing is outside the window', async () => {
  await logIn(page, dashboard, 'Federation desk');
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const [path, tables] of [
      ['/users/search', 1],
      ['/profile', 2],
    ] as const) {
      await page.goto(dashboard.url + path);
      await page
        .getByRole('table')
        .nth(tables - 1)
        .waitFor();
      // The head of a stacked table exists for screen readers, clipped to a pixel.
      const widest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main :not(thead *)')].map(
            (one) => one.getBoundingClientRect().right,
          ),
        ),
      );
      expect([path, widest <= width]).toEqual([path, true]);
      await faultless();
    }
  }
});
