/** A super user invites an institution by keyboard and sends the invitation again, at 320 px (REQUIREMENTS 235, 237–242). */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import { logIn } from '../../support/browser/dialogs';

let dashboard: Dashboard;
let visitor: Visit;
let page: Page;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByRole('combobox', { name, exact: true });

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});
beforeEach(async () => {
  visitor = await visit({ viewport: { width: 320, height: 800 } });
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

async function whole(): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('an invitation by keyboard, and again from its ticket', async () => {
  await logIn(page, dashboard, 'Federation desk');
  await page.goto(`${dashboard.url}/users/invite`);
  await heading('Invite an institution').waitFor();
  await field('Institution').focus();
  await page.keyboard.type('Harwick University');
  await page.keyboard.press('Enter');
  await page.getByRole('table').waitFor();
  await field('Service').focus();
  await page.keyboard.type('a');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Personal message').focus();
  await page.keyboard.type('Please connect this.');
  await page.getByText('Harwick University is invited to connect').waitFor();
  await whole();
  await page.getByRole('button', { name: 'Send the invitation' }).focus();
  await page.keyboard.press('Enter');
  const notice = page.getByText(/The invitation was sent. Its ticket is/);
  await notice.waitFor();
  const [key] = /[A-Z]+-\d+/.exec((await notice.textContent()) ?? '') ?? [];
  expect(await heading('Invite an institution').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field('Institution').inputValue()).toBe('');

  await page.goto(`${dashboard.url}/tickets`);
  await page.getByRole('button', { name: `Details of ${key}` }).click();
  await page.locator(`a[href="/users/resend_invite/${key}"]`).focus();
  await page.keyboard.press('Enter');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.waitFor();
  expect(await message.inputValue()).toBe('Please connect this.');
  await whole();
  await message.focus();
  await page.keyboard.type(' Thank you.');
  await page.getByRole('button', { name: 'Send again' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(`The invitation was sent again. Its ticket is ${key}.`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/tickets');
});
