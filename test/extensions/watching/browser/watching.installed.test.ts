/** Watching on the built product: by keyboard, on a phone, with two people, until a login ends in between. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { giveLogin } from '../../../support/product/giveLogin';
import { settled } from '../../../support/browser/settled';
import { pressEnter, tabTo } from '../../../support/browser/keyboard';
import { faultsInEveryLook } from '../../../support/browser/looks';

const PHONE = { width: 375, height: 800 };
let dashboard: Dashboard;
let admin: Visit;
let viewer: Visit;

beforeAll(async () => {
  dashboard = await startDashboard();
  [admin, viewer] = [await visit({ viewport: PHONE }), await visit({ viewport: PHONE })];
  await giveLogin(admin.page, dashboard, 'Alex Sample');
  await giveLogin(viewer.page, dashboard, 'Kim Placeholder');
});
afterAll(async () => {
  await Promise.all([admin.context.close(), viewer.context.close()]);
  await closeBrowser();
  await dashboard.stop();
});

/** Has the federation say something else of a service, as an import does. */
function setDocument(entityId: string, document: object): void {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'idp-dashboard-said-')), 'state.jsonl');
  const lines = [
    { format: 'idp-dashboard-state', version: 1 },
    { kind: 'service', entityId, document },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  dashboard.tool('importState', file);
}

/** Presses a button once it does something. */
async function press({ page }: Visit, name: string): Promise<void> {
  await page.locator('button:not([aria-busy])').filter({ hasText: name }).first().waitFor();
  await pressEnter(page, page.getByRole('button', { name, exact: true }));
}

test('a service is watched from its page, and news shows its old and new attributes (REQUIREMENTS 408, 409)', async () => {
  const { page } = admin;
  await page.goto(`${dashboard.url}/watching`);
  await press(admin, 'Follow connections');
  await page.getByRole('button', { name: /^Stop following/ }).waitFor();
  await page.goto(`${dashboard.url}/apps/connected`);
  const service = page.locator('table a[href*="/saml20_sp"]').first();
  await page.goto(dashboard.url + ((await service.getAttribute('href')) ?? ''));
  await press(admin, 'Follow');
  await page.getByText('You now follow this').waitFor({ state: 'attached' });
  const entityId = await page.locator('main code').first().innerText();
  setDocument(entityId, {
    releasePolicy: { 'urn:mace:dir:attribute-def:eduPersonAffiliation': ['employee'] },
  });
  await pressEnter(page, page.getByRole('link', { name: 'View the news' }));
  await page.getByRole('heading', { name: 'Following' }).waitFor();
  await page.getByText('receives have changed').first().waitFor();
  expect(await page.locator('main table ins').first().innerText()).toBe('employee');
  expect(admin.complaints).toEqual([]);
});

test('new services are watched, and only the person who watches sees a new one', async () => {
  const { page } = viewer;
  await page.goto(`${dashboard.url}/watching`);
  await press(viewer, 'Follow all new services');
  await page.getByRole('link', { name: 'All new services' }).waitFor();
  setDocument('https://zebrafish.example/sp', { names: { en: 'Zebrafish Atlas' } });
  await page.goto(`${dashboard.url}/watching`);
  await page.getByText('New service: Zebrafish Atlas').waitFor();
  await page.getByRole('link', { name: 'All new services' }).waitFor();
  await admin.page.goto(`${dashboard.url}/watching`);
  await admin.page.getByText('receives have changed').first().waitFor();
  expect(await admin.page.getByText('Zebrafish').count()).toBe(0);
  expect(viewer.complaints).toEqual([]);
});

test('the address of the feed is shown once, replaced, and withdrawn; a program reads it', async () => {
  const { page } = viewer;
  await press(viewer, 'Create address');
  const shown = page.locator('code').filter({ hasText: '/watching/feed/' });
  const first = await shown.innerText();
  const read = async (address: string) => {
    const response = await fetch(address);
    return `${response.status} ${(await response.text()).includes('New service: Zebrafish Atlas')}`;
  };
  expect(await read(first)).toBe('200 true');
  await press(viewer, 'Create a new address');
  await page.waitForFunction((old) => !document.body.innerText.includes(old), first);
  const second = await shown.innerText();
  expect([await read(first), await read(second)]).toEqual(['404 false', '200 true']);
  await page.reload();
  await page.getByText('Your feed has an address').waitFor();
  expect(await shown.count()).toBe(0);
  await press(viewer, 'Withdraw the address');
  await page.getByRole('button', { name: 'Create address' }).waitFor();
  expect(await read(second)).toBe('404 false');
});

test('the frequency of mails is chosen by keyboard', async () => {
  const { page } = viewer;
  await tabTo(page, page.getByRole('radio', { name: 'None' }));
  await page.keyboard.press('ArrowLeft');
  await page.getByText('On Monday morning to').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('In the morning to').waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'Daily' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Daily' }).isChecked()).toBe(true);
  // The demonstration has none.
  await page.getByText(/^This installation has no mail server/).waitFor();
});

test('it is right in every look', async () => {
  expect(await faultsInEveryLook(admin.page)).toEqual([]);
});

test('the palette leads to it', async () => {
  const { page } = admin;
  await page.setViewportSize(PHONE);
  await page.goto(`${dashboard.url}/tickets`);
  await settled(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /^Search services, tickets/ }).fill('Following');
  await page
    .getByRole('option', { name: /Following/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Following' }).waitFor();
});

test('a session that ends in between loses nothing, and nothing is watched without a request', async () => {
  const { page, context } = viewer;
  await page.goto(`${dashboard.url}/watching`);
  await page.getByRole('button', { name: 'Follow connections' }).waitFor();
  await page.locator('button:not([aria-busy])', { hasText: 'Follow connections' }).waitFor();
  await context.clearCookies({ name: /^sid-/ });
  await pressEnter(page, page.getByRole('button', { name: 'Follow connections' }));
  await page
    .getByText(/session|log in/i)
    .first()
    .waitFor();
  await giveLogin(page, dashboard, 'Kim Placeholder');
  await page.goto(`${dashboard.url}/watching`);
  await page.getByRole('link', { name: 'All new services' }).waitFor();
  expect(await page.getByRole('link', { name: 'The connections of your institution' }).count()).toBe(0);
});

test('one press ends everything', async () => {
  const { page } = viewer;
  await press(viewer, 'Stop all notifications');
  await page.getByText('You do not follow anything yet').waitFor();
  await admin.page.goto(`${dashboard.url}/watching`);
  await admin.page.getByText('receives have changed').first().waitFor();
});
