/** A change of the institution itself: filled in, requested, awaited, made at the desk. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { pathsDashboard } from '../../support/product/dashboard';
import { giveLogin } from '../../support/product/giveLogin';
import { withdrawOpen } from '../../support/product/pathsOwn';

const dashboard = pathsDashboard();
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  visitor = await visit();
  page = visitor.page;
});
afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
});
beforeEach(() =>
  withdrawOpen(dashboard, (ticket) => ticket.institution === 'Harwick University' && ticket.service === null),
);
afterEach(() => {
  expect(visitor.complaints).toEqual([]);
});

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Review request…' });

async function openForm(query = ''): Promise<void> {
  await page.goto(`${dashboard.url}/my-idp/edit${query}`);
  await save().waitFor();
}

test('REQUIREMENTS 204, 205, 210, 212: filled in, shown as pending, resolved at the desk, and then in effect', async () => {
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/my-idp`);
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter');
  await text('Keywords in English').fill('harwick university research');
  await text('Name, contact 1').fill('Identity team');
  await page.getByRole('button', { name: /^Remove contact 5/ }).press('Enter');
  await page.getByRole('button', { name: 'Add a contact' }).press('Enter');
  await page.keyboard.type('Privacy office');
  await text('E-mail, contact 7').fill('privacy@harwick.example');
  await page.getByRole('checkbox', { name: 'Members see statistics' }).press('Space');
  await save().press('Enter');
  await page.getByRole('rowheader', { name: 'Contact 1 (IdM team): Name' }).waitFor();
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  await page
    .getByRole('heading', { name: 'Your request is sent' })
    .or(page.getByText(/CXT-\d+/).first())
    .first()
    .waitFor();
  const [key = ''] = /CXT-\d+/.exec(await page.getByRole('dialog').innerText()) ?? [];
  await page.keyboard.press('Escape');
  await page.waitForURL(`${dashboard.url}/my-idp`);
  await page.getByText(/Alex Sample requested a change/).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: '→' }).allInnerTexts()).toEqual([
    'Keywords (English): harwick university → harwick university research',
    'Members see statistics: No → Yes',
    'Contact 1 (IdM team): Name: IdM team → Identity team',
    'Contact removed: Accounts payable, invoices@harwick.example, +00 75 555 0170, Billing → empty',
    'Contact added: empty → Privacy office, privacy@harwick.example, Administrative',
  ]);
  expect(await dashboard.desk('show', key)).toContain(
    'Keywords in English: harwick university → harwick university research',
  );
  await openForm();
  expect(await save().getAttribute('aria-disabled')).toBe('true');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dashboard.desk('resolve', key);
  await page.goto(`${dashboard.url}/my-idp`);
  await page.getByRole('row', { name: /Keywords harwick university research/ }).waitFor();
  await page.getByRole('row', { name: /Identity team/ }).waitFor();
  await page.getByRole('row', { name: /Privacy office privacy@harwick.example/ }).waitFor();
  expect(await page.getByText(/requested a change/).count()).toBe(0);
});

test('REQUIREMENTS 212: a requested change can be withdrawn in its place', async () => {
  await giveLogin(page, dashboard, 'Alex Sample');
  await openForm();
  await text('Keywords in English').fill('harwick university teaching');
  await save().press('Enter');
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByText(/CXT-\d+/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${dashboard.url}/my-idp`);
  await openForm();
  await page.getByText(/no other request can be sent/).waitFor();
  await page.getByRole('link', { name: 'Withdraw the request' }).press('Enter');
  await page.getByRole('button', { name: 'Withdraw request' }).press('Enter');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByText(/requested a change/).waitFor({ state: 'detached' });
});

test('REQUIREMENTS 205, 208: an address opens the form at a field; nothing is cut off in the narrowest window', async () => {
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.setViewportSize({ width: 320, height: 700 });
  await openForm('?field=organisationNameEn');
  const name = text('Name of the organisation in English');
  expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
  await name.fill('');
  await page.keyboard.press('Tab');
  await page.getByText('Fill in the name of the organisation in English: it is required').waitFor();
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window ?? 0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('REQUIREMENTS 204: a viewer is redirected from the form', async () => {
  await giveLogin(page, dashboard, 'Kim Placeholder');
  await page.goto(`${dashboard.url}/my-idp/edit`);
  await page.waitForURL(`${dashboard.url}/404`);
});
