/**
 * Saving from the list of services, in the built product: a search under a name, and services to watch. By
 * keyboard, on a phone, in three languages, with two people at once, until a session ends in between.
 */
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import { giveLogin } from '../../support/product/giveLogin';
import { pressEnter, pressSpace, typeInto } from '../../support/browser/keyboard';
import { faultsInEveryLook } from '../../support/browser/looks';
import { cutTexts, scrollsSideways } from '../../support/browser/pageChecks';
import { settled } from '../../support/browser/settled';

const PHONE = { width: 375, height: 800 };
const WATER = '/apps/all?search=water';
let dashboard: Dashboard;
let admin: Visit;
let viewer: Visit;

beforeAll(async () => {
  dashboard = await startDashboard();
  [admin, viewer] = [await visit(), await visit({ viewport: PHONE })];
  await giveLogin(admin.page, dashboard, 'Alex Sample');
  await giveLogin(viewer.page, dashboard, 'Kim Placeholder');
});
afterAll(async () => {
  await Promise.all([admin.context.close(), viewer.context.close()]);
  await closeBrowser();
  await dashboard.stop();
});

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens an address in a language, which is the visitor's from then on. */
async function open(page: Page, path: string, language: 'en' | 'nl' | 'pt'): Promise<void> {
  await page.goto(`${dashboard.url}${path}${path.includes('?') ? '&' : '?'}language=${language}`);
  await page.locator(`html[lang^=${language}]`).waitFor();
}

/** Follows the link of the page that says that the session has ended; the login page is in the person's language. */
async function logInAgain(page: Page, link: string): Promise<void> {
  await pressEnter(page, page.getByRole('link', { name: link }));
  await pressEnter(page, page.getByRole('button', { name: 'Kim Placeholder' }));
}

/** The focus is in the page, and not lost to its body. */
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);
const fits = async (page: Page) => [await scrollsSideways(page), await cutTexts(page)];
/** Box of a row of the list; that of its head is the first one. */
const row = (page: Page, nth: number) => page.getByRole('row').getByRole('checkbox').nth(nth);
const names = async (list: Locator) => (await list.allInnerTexts()).map((text) => text.trim());

test('a search is saved and watched by keyboard (REQUIREMENTS 460, 462)', async () => {
  const { page } = admin;
  await page.goto(dashboard.url + WATER);
  await pressEnter(page, page.getByRole('link', { name: 'Saved searches…' }));
  await dialog(page).getByRole('heading', { name: 'Save this search' }).waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await typeInto(page, dialog(page).getByRole('textbox', { name: 'Name' }), 'Everything about water');
  await pressSpace(
    page,
    dialog(page).getByRole('checkbox', { name: 'Notify me of new services that match' }),
  );
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Save', exact: true }));
  await dialog(page).getByRole('heading', { name: 'Search saved' }).waitFor();
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Done' }));
  await dialog(page).waitFor({ state: 'detached' });
  expect(await hasFocus(page)).toBe(true);
});

test('a colleague sees the same at its address, and saves it under another name, on a phone in Dutch (REQUIREMENTS 461, 464)', async () => {
  await admin.page.goto(`${dashboard.url}/watching`);
  const shared = admin.page.getByRole('link', { name: 'Everything about water', exact: true }).first();
  const { page } = viewer;
  await open(page, (await shared.getAttribute('href')) ?? '', 'nl');
  expect(await page.getByRole('searchbox').inputValue()).toBe('water');
  const tools = page.getByRole('button', { name: 'Sorteren, bewaren en downloaden' });
  const saves = async () => {
    await pressEnter(page, page.getByRole('link', { name: 'Bewaarde zoekopdrachten…' }));
    await dialog(page).getByRole('heading', { name: 'Deze zoekopdracht bewaren' }).waitFor();
  };
  await pressEnter(page, tools);
  await settled(page);
  expect([await fits(page), await accessibilityFaults(page)]).toEqual([[false, []], []]);
  await saves();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await tools.evaluate((button) => button === document.activeElement)).toBe(true);
  await pressEnter(page, tools);
  await saves();
  await typeInto(page, dialog(page).getByRole('textbox', { name: 'Naam' }), 'Alles over water');
  await settled(page);
  expect(await fits(page)).toEqual([false, []]);
});

test('a session that ends in between loses no typed text (REQUIREMENTS 461)', async () => {
  const { page, context } = viewer;
  await context.clearCookies({ name: /^sid-/ });
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Bewaren', exact: true }));
  await logInAgain(page, 'Inloggen en hier terugkomen');
  const name = dialog(page).getByRole('textbox', { name: 'Naam' });
  await name.waitFor();
  expect(await name.inputValue()).toBe('Alles over water');
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Bewaren', exact: true }));
  await dialog(page).getByRole('heading', { name: 'Zoekopdracht bewaard' }).waitFor();
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Klaar' }));
  await page.goto(`${dashboard.url}/watching`);
  await page.getByRole('link', { name: 'Alles over water', exact: true }).waitFor();
  expect(await page.getByText('Everything about water').count()).toBe(0);
});

test('a name that was used in another window in the meantime is reported as taken, and another one is typed', async () => {
  const { page } = admin;
  const beside = await admin.context.newPage();
  await page.goto(`${dashboard.url}/apps/all?search=model&dialog=search`);
  await typeInto(page, dialog(page).getByRole('textbox', { name: 'Name' }), 'Models');
  await beside.goto(`${dashboard.url}/apps/all?search=archive&dialog=search`);
  await typeInto(beside, dialog(beside).getByRole('textbox', { name: 'Name' }), 'Models');
  await beside.keyboard.press('Enter');
  await dialog(beside).getByRole('heading', { name: 'Search saved' }).waitFor();
  await beside.close();
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Save', exact: true }));
  await dialog(page).getByText('Another of your searches is called “Models”').waitFor();
  await typeInto(page, dialog(page).getByRole('textbox', { name: 'Name' }), 'All models');
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Save', exact: true }));
  await dialog(page).getByRole('heading', { name: 'Search saved' }).waitFor();
});

test('services that are selected are watched together on a phone, in Portuguese, while an admin watches others (REQUIREMENTS 463)', async () => {
  const { page } = viewer;
  await open(page, '/apps/connected', 'pt');
  for (const nth of [1, 2]) await pressSpace(page, row(page, nth));
  await pressEnter(page, page.getByRole('link', { name: 'Seguir…' }));
  await dialog(page).getByRole('heading', { name: 'Seguir serviços' }).waitFor();
  await settled(page);
  expect([await fits(page), await accessibilityFaults(page)]).toEqual([[false, []], []]);
  const chosen = await names(dialog(page).getByRole('listitem'));
  expect(chosen).toHaveLength(2);

  await admin.page.goto(`${dashboard.url}/apps/connected?page=2`);
  await pressSpace(admin.page, admin.page.getByRole('checkbox', { name: 'Select all on this page' }));
  await pressEnter(admin.page, admin.page.getByRole('link', { name: 'Follow…' }));
  await settled(admin.page);
  expect(await faultsInEveryLook(admin.page)).toEqual([]);
  await pressEnter(admin.page, dialog(admin.page).getByRole('button', { name: 'Follow these 25 services' }));
  await dialog(admin.page).getByText('You now follow these 25 services.').waitFor();

  await pressEnter(page, dialog(page).getByRole('button', { name: 'Seguir estes 2 serviços' }));
  await dialog(page).getByText('Agora segue estes 2 serviços.').waitFor();
  await pressEnter(page, dialog(page).getByRole('link', { name: 'Ver os itens seguidos' }));
  // The list behind the dialog has links with the same names.
  const ends = page.getByRole('main').getByRole('button', { name: /^Deixar de seguir/ });
  await ends.first().waitFor();
  for (const name of chosen) await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
  expect(await ends.count()).toBe(2);
  expect(viewer.complaints.filter((one) => !/status of 403/.test(one))).toEqual([]);
});

test('a session that ends before the answer watches nothing, and the selection is still there after it', async () => {
  const { page, context } = viewer;
  await open(page, '/apps/connected', 'en');
  await pressSpace(page, row(page, 4));
  await pressEnter(page, page.getByRole('link', { name: 'Follow…' }));
  const button = dialog(page).getByRole('button', { name: 'Follow this service' });
  await button.waitFor();
  const [chosen = ''] = await names(dialog(page).getByRole('listitem'));
  await context.clearCookies({ name: /^sid-/ });
  await pressEnter(page, button);
  await logInAgain(page, 'Log in and come back here');
  await button.waitFor();
  expect(await names(dialog(page).getByRole('listitem'))).toEqual([chosen]);
  await pressEnter(page, dialog(page).getByRole('button', { name: 'Cancel' }));
  await page.goto(`${dashboard.url}/watching`);
  await page
    .getByRole('button', { name: /^Stop following/ })
    .nth(1)
    .waitFor();
  expect(await page.getByRole('link', { name: chosen, exact: true }).count()).toBe(0);
});
