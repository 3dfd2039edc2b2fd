/** The form of a dialog as people meet it: phone and desktop, light and dark, its details open. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit } from '../support/browser';
import { startDashboard, type Dashboard } from '../support/dashboard';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});

afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

/** Address of the connect dialog of a service, as somebody sees it who is logged in. */
async function connectAddress(page: Page, name: string): Promise<string> {
  const id = await page.evaluate(async (wanted) => {
    const answer = await fetch('/dashboard/api/services');
    const { payload } = (await answer.json()) as { payload: { apps: { id: number; name: string }[] } };
    return payload.apps.find((service) => service.name === wanted)?.id;
  }, name);
  return `${dashboard.url}/apps/${id}/saml20_sp/about?dialog=connect:${id}:saml20_sp`;
}

/** How far the dialog itself could be scrolled, and whether its form is wider than it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const body = dialog?.querySelector('form')?.parentElement;
    return [
      (dialog?.scrollHeight ?? NaN) - (dialog?.clientHeight ?? NaN),
      (body?.scrollWidth ?? NaN) - (body?.clientWidth ?? NaN),
    ];
  });

const inSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  });

test.each([
  ['a phone, light', 375, 667, 'light'],
  ['a phone, dark', 375, 667, 'dark'],
  ['a desktop, dark', 1280, 900, 'dark'],
] as const)('on %s heading and buttons stay, and axe finds nothing', async (_on, width, height, scheme) => {
  const { context, page, complaints } = await visit({ viewport: { width, height }, colorScheme: scheme });
  await page.goto(`${dashboard.url}/login?redirect_url=%2Fapps%2Fall`);
  await page.getByRole('button', { name: /Alex Sample/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(await connectAddress(page, 'Delta Water Model'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: '1. Ready to connect?' }).waitFor();
  for (const summary of await dialog.locator('summary').all()) await summary.click();
  expect(await accessibilityFaults(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText('Accept the terms to send the request.').waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await inSight(page, 'dialog h2')).toBe(true);
  expect(await inSight(page, 'dialog button[type=submit]')).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
