/**
 * Wishes that administrators take together, on the built product: by keyboard, on a phone, in three languages, while another
 * administrator answers, until a login ends in between.
 */
import type { Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { serviceNamed, type SeededService } from '../../../support/browser/dialogs';
import { giveLogin } from '../../../support/product/giveLogin';
import { pressEnter, pressSpace, tabTo, typeInto } from '../../../support/browser/keyboard';
import { faultsInEveryLook } from '../../../support/browser/looks';
import { cutTexts, scrollsSideways } from '../../../support/browser/pageChecks';
import { settled } from '../../../support/browser/settled';

const PHONE = { width: 375, height: 800 };
/** The wished services; the institution will have the first one. */
const [WANTED, OTHER] = ['Delta Water Model', 'Atrium Clinical Skills'] as const;
let dashboard: Dashboard;
let admin: Visit;
let colleague: Visit;
let viewer: Visit;

beforeAll(async () => {
  dashboard = await startDashboard();
  admin = await visit({ viewport: PHONE });
  [colleague, viewer] = [await visit(), await visit({ viewport: PHONE })];
  await giveLogin(admin.page, dashboard, 'Alex Sample');
  await giveLogin(colleague.page, dashboard, 'Alex Sample');
  await giveLogin(viewer.page, dashboard, 'Kim Placeholder');
  for (const name of [WANTED, OTHER]) await ask(await serviceNamed(viewer.page, dashboard, name));
});
afterAll(async () => {
  await Promise.all([admin, colleague, viewer].map(({ context }) => context.close()));
  await closeBrowser();
  await dashboard.stop();
});

/** Has the viewer ask for a service, in a sentence with its name. */
async function ask({ path, name }: SeededService): Promise<void> {
  const { page } = viewer;
  await page.goto(`${dashboard.url}${path}`);
  await pressEnter(page, page.getByRole('link', { name: 'Request this service…' }));
  await typeInto(page, page.getByRole('textbox', { name: 'Why do you need it?' }), `We need ${name}`);
  await pressEnter(page, page.getByRole('button', { name: 'Send request' }));
  await page.getByRole('heading', { name: `You have requested ${name}` }).waitFor();
}

const item = (page: Page, service: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: service }) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

async function open(page: Page, language: 'en' | 'nl' | 'pt'): Promise<void> {
  await page.goto(`${dashboard.url}/wishes?language=${language}`);
  await page.locator(`html[lang^=${language}]`).waitFor();
  await item(page, WANTED).waitFor();
}

/** Chooses by keyboard alone the service with whose wishes these are joined. */
async function choose(page: Page, service: string, into: string, label: string): Promise<void> {
  const from = item(page, service);
  await pressSpace(page, from.locator('summary').filter({ hasText: label }));
  await tabTo(page, from.getByRole('combobox'));
  // The first word is enough; a space would open the list.
  await page.keyboard.type(into.split(' ')[0] ?? '');
  expect(
    await from.getByRole('combobox').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
  ).toBe(into);
}

test('one administrator chooses on a phone, in Dutch; it fits, and is right in every look', async () => {
  const { page } = admin;
  await open(page, 'nl');
  await choose(page, OTHER, WANTED, 'Samenvoegen met een andere dienst');
  await settled(page);
  expect([await scrollsSideways(page), await cutTexts(page)]).toEqual([false, []]);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.setViewportSize(PHONE);
});

test('the pages of both are right in every look', async () => {
  await viewer.page.goto(`${dashboard.url}/wishes`);
  await viewer.page.getByText(`We need ${WANTED}`).waitFor();
  await open(colleague.page, 'en');
  expect([await faultsInEveryLook(viewer.page), await faultsInEveryLook(colleague.page)]).toEqual([[], []]);
  await viewer.page.setViewportSize(PHONE);
});

test('if another administrator has answered in the meantime, nothing is grouped and the choice is kept; after a reload it works (REQUIREMENTS 485)', async () => {
  const other = colleague.page;
  await open(other, 'en');
  await pressEnter(other, item(other, OTHER).getByRole('link', { name: /^Answer/ }));
  await typeInto(other, other.getByRole('textbox', { name: 'Your answer' }), 'We look at it in May.');
  await pressEnter(other, other.getByRole('button', { name: 'Send answer' }));
  await other.getByRole('heading', { name: 'Answer sent' }).waitFor();

  const { page } = admin;
  const send = item(page, OTHER).getByRole('button', { name: 'Samenvoegen', exact: true });
  await pressEnter(page, send);
  await item(page, OTHER)
    .getByText(/^Intussen is een aanvraag verstuurd/)
    .waitFor();
  expect(await item(page, OTHER).getByRole('combobox').inputValue()).not.toBe('');
  await item(page, OTHER).getByText('We look at it in May.').waitFor();
  await pressEnter(page, send);
  await item(page, WANTED).getByText(`Ook voor ${OTHER}, hiermee samengevoegd.`).waitFor();
  await item(page, OTHER).waitFor({ state: 'detached' });
  expect(await focused(page)).toContain(WANTED);
  await settled(page);
  expect([await scrollsSideways(page), await cutTexts(page)]).toEqual([false, []]);
});

test('a person who answers both reads so; a session that ends in between loses nothing, and both get the answer (REQUIREMENTS 483, 484)', async () => {
  const { page, context } = colleague;
  await open(page, 'pt');
  await pressEnter(page, item(page, WANTED).getByRole('link', { name: /^Responder/ }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Responde a 2 manifestações de interesse em/).waitFor();
  await dialog.getByText(`Também relativas a ${OTHER}, tratadas em conjunto.`).waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await typeInto(page, dialog.getByRole('textbox'), 'Teremos este em maio.');
  await context.clearCookies({ name: /^sid-/ });
  await pressEnter(page, dialog.getByRole('button', { name: 'Enviar resposta' }));
  await pressEnter(page, page.getByRole('link', { name: 'Iniciar sessão e voltar aqui' }));
  await pressEnter(page, page.getByRole('button', { name: 'Alex Sample' }));
  await dialog.getByRole('textbox').waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Teremos este em maio.');
  await pressEnter(page, dialog.getByRole('button', { name: 'Enviar resposta' }));
  await dialog.getByRole('heading', { name: 'Resposta enviada' }).waitFor();

  await viewer.page.goto(`${dashboard.url}/wishes`);
  await viewer.page.getByText('Teremos este em maio.').nth(1).waitFor();
  await viewer.page
    .getByText(`You requested ${OTHER}. Your administrators handle it together with ${WANTED}.`)
    .waitFor();
});

test('they are separated by keyboard, and stand for themselves again', async () => {
  const { page } = admin;
  await open(page, 'en');
  await pressEnter(page, page.getByRole('button', { name: /^Split/ }));
  await item(page, OTHER).getByText(`We need ${OTHER}`).waitFor();
  expect(await focused(page)).toContain(OTHER);
});
