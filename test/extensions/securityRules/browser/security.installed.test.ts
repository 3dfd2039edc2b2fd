/**
 * The security of connected services, in the built product: found, printed, saved, and changed through the
 * change set.
 */
import { readFileSync } from 'node:fs';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { giveLogin } from '../../../support/product/giveLogin';
import { pressEnter } from '../../../support/browser/keyboard';
import { faultsInEveryLook } from '../../../support/browser/looks';
import { cutTexts, scrollsSideways } from '../../../support/browser/pageChecks';
import { parseCsv } from '../../../support/parseCsv';
import { settled } from '../../../support/browser/settled';

let dashboard: Dashboard;
let admin: Visit;

beforeAll(async () => {
  dashboard = await startDashboard();
  admin = await visit();
  await giveLogin(admin.page, dashboard, 'Alex Sample');
});
afterAll(async () => {
  await admin.context.close();
  await closeBrowser();
  await dashboard.stop();
});

/** The line with the number; the sentence below the title also mentions the rules. */
const OFF = /services? do(es)? not meet the rules/;

async function open(query = ''): Promise<void> {
  await admin.page.goto(`${dashboard.url}/security${query}`);
  await admin.page.getByText(OFF).waitFor();
  await settled(admin.page);
}
const names = () => admin.page.getByRole('rowheader').allInnerTexts();
const total = async () => Number(/\d+/.exec(await admin.page.getByText(OFF).innerText())?.[0]);

test('a tab of the institution leads there; the number, the filter and the file say the same (REQUIREMENTS 419, 421, 426)', async () => {
  const { page } = admin;
  await page.goto(`${dashboard.url}/my-idp`);
  await pressEnter(page, page.getByRole('link', { name: /^Security/ }));
  await page.getByText(OFF).waitFor();
  const off = await total();
  await open('?show=off&sort=people');
  const [save] = await Promise.all([
    page.waitForEvent('download'),
    pressEnter(page, page.getByRole('button', { name: 'Download as CSV' })),
  ]);
  const [head = [], ...rows] = parseCsv(readFileSync(await save.path(), 'utf8').replace('\uFEFF', ''));
  expect([head.at(0), head.at(-1)]).toEqual(['Service', 'Rules not met']);
  expect(rows.map((row) => row.at(-1)).filter((reasons) => reasons === '')).toEqual([]);
  expect(rows).toHaveLength(off);
  const [first = ''] = await names();
  expect(rows[0]?.[0]).toContain(first);
});

test('columns sort by keyboard, and say so', async () => {
  const { page } = admin;
  await open();
  const before = await names();
  await pressEnter(page, page.getByRole('link', { name: 'Service', exact: true }));
  await page.locator('th[aria-sort=ascending]').waitFor();
  expect(await names()).not.toEqual(before);
});

test('a setting is changed by keyboard in its place, and waits with the changes (REQUIREMENTS 425)', async () => {
  const { page } = admin;
  await open('?show=level');
  await pressEnter(page, page.getByRole('button', { name: /^Level of .*Change$/ }).first());
  await pressEnter(page, page.getByRole('button', { name: 'LoA 3' }).and(page.locator(':visible')));
  await page.getByText('1 change to 1 service').waitFor();
  expect(await page.locator('main ins').first().innerText()).toBe('LoA 3');
  await pressEnter(page, page.getByRole('link', { name: 'Show changes' }));
  await page.getByRole('heading', { name: 'Changes', level: 1 }).waitFor();
});

test('all filtered services are selected at once, and changed together (REQUIREMENTS 425)', async () => {
  const { page } = admin;
  await open('?show=level');
  await page.getByRole('checkbox', { name: /^Select all \d+ listed services/ }).check();
  await pressEnter(page, page.getByRole('link', { name: 'Change all…' }));
  await page
    .getByRole('dialog')
    .getByText(/is added to your changes for all \d+ selected services/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear' }).click();
});

test('rules are set, and services are judged by them at once (REQUIREMENTS 423)', async () => {
  const { page } = admin;
  await open('?rules=edit');
  const before = await total();
  await page.getByRole('checkbox', { name: 'Services need an authorization policy' }).check();
  await pressEnter(page, page.getByRole('button', { name: 'Save rules' }));
  await page.getByRole('heading', { name: 'Rules for connected services' }).waitFor({ state: 'detached' });
  await settled(page);
  expect(await total()).toBeGreaterThan(before);
});

test('on paper it is a table of all services, by their whole names (REQUIREMENTS 426)', async () => {
  const { page } = admin;
  await page.setViewportSize({ width: 1047, height: 718 });
  await open();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const all = Number(/of (\d+)/.exec(await page.getByText(OFF).innerText())?.[1]);
  expect(await page.getByRole('rowheader').count()).toBe(all);
  expect(await cutTexts(page, 'main')).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const seen = page.locator('main :is(button, input, select)').and(page.locator(':visible'));
  expect(await seen.count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
});

test.each(['', '?rules=edit'])('it is right in every look%s (REQUIREMENTS 421)', async (query) => {
  await open(query);
  expect(await faultsInEveryLook(admin.page)).toEqual([]);
  for (const language of ['nl', 'pt']) {
    await admin.page.setViewportSize({ width: 375, height: 800 });
    await admin.page.goto(`${dashboard.url}/security${query || '?'}&language=${language}`);
    await admin.page.getByRole('table').waitFor();
    await settled(admin.page);
    expect(await scrollsSideways(admin.page)).toBe(false);
  }
  await admin.page.goto(`${dashboard.url}/security?language=en`);
  expect(admin.complaints).toEqual([]);
});
