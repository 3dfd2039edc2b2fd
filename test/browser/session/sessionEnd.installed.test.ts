/** A login that ends in a minute: the warning in two windows, one press, and the end (REQUIREMENTS 246, WCAG 2.2.1). */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import { logIn } from '../../support/browser/dialogs';

let dashboard: Dashboard;
/** Opened before the first test, so that both tests wait for the same minute. */
let unanswered: Visit;

beforeAll(async () => {
  dashboard = await startDashboard({ SESSION_IDLE_SECONDS: '60' });
  unanswered = await visit();
  unanswered.page.setDefaultTimeout(100_000);
  await logIn(unanswered.page, dashboard, 'Alex Sample');
  await unanswered.page.goto(`${dashboard.url}/apps/41/saml20_sp/about?dialog=disconnect:41:saml20_sp`);
});
afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

const warning = (page: Page) => page.getByRole('complementary', { name: 'Your session ends soon' });

test('both windows warn; one press in either removes the warning from both, and typed text stays', async () => {
  const { context, page, complaints } = await visit();
  page.setDefaultTimeout(100_000);
  await logIn(page, dashboard, 'Alex Sample');
  const other = await context.newPage();
  other.setDefaultTimeout(100_000);
  await other.goto(`${dashboard.url}/tickets`);
  await other.getByRole('heading', { level: 1, name: 'Tickets' }).waitFor();
  await page.getByRole('searchbox').first().fill('archive');
  await Promise.all([warning(page).waitFor(), warning(other).waitFor()]);
  expect(await accessibilityFaults(other)).toEqual([]);
  await warning(page).getByRole('button', { name: 'Stay logged in' }).click();
  await Promise.all([warning(page), warning(other)].map((notice) => notice.waitFor({ state: 'detached' })));
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('archive');
  expect(complaints).toEqual([]);
  await context.close();
});

test('in a dialog the warning is in front and works; unanswered, the page offers a login and keeps the place', async () => {
  const { context, page } = unanswered;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').first().waitFor();
  await dialog.getByRole('complementary', { name: 'Your session ends soon' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Stay logged in' }).isVisible()).toBe(true);
  await page.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
  const login = await page.getByRole('link', { name: 'Log in and come back here' }).getAttribute('href');
  expect(decodeURIComponent(login ?? '')).toContain(
    '/apps/41/saml20_sp/about?dialog=disconnect:41:saml20_sp',
  );
  await context.close();
});
