/**
 * The settings of a service as people change them: requested from the desk, or, for policies, saved at once.
 */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, forget, visit, type Visit } from '../../support/browser/browser';
import { pathsDashboard } from '../../support/product/dashboard';
import {
  choosePerson,
  dialogParts,
  logIn,
  openKey,
  serviceNamed,
  stateShown,
} from '../../support/browser/dialogs';
import { giveLogin } from '../../support/product/giveLogin';
import { ownService, withdrawOpen } from '../../support/product/pathsOwn';

const dashboard = pathsDashboard();
let visitor: Visit;
let page: Page;

const { button: dialogButton, dialog } = dialogParts(() => page);
const button = (name: RegExp | string) => page.getByRole('button', { name });
const asks = () => button('Review request…');
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const own = ownService.settings;

beforeAll(async () => {
  visitor = await visit();
  page = visitor.page;
});
afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
});
afterEach(() => {
  expect(visitor.complaints).toEqual([]);
});

async function settingsOf(person: string, service: string, segment: string, level?: number): Promise<string> {
  if (level) {
    // Another login in this browser would end the one that other tests use.
    await forget(visitor);
    await logIn(page, dashboard, person, { level });
  } else await giveLogin(page, dashboard, person);
  const { id, type } = await serviceNamed(page, dashboard, service);
  const path = `/apps/${id}/${type}/settings/${segment}`;
  await page.goto(dashboard.url + path);
  await page.getByRole('navigation', { name: 'Settings' }).waitFor();
  return path;
}

async function faultless(): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

test('consent: requested, pending in its place, made by the desk, in effect', async () => {
  await withdrawOpen(dashboard, (ticket) => ticket.service === own);
  await settingsOf('Alex Sample', own, 'consent');
  await page.getByRole('combobox', { name: 'Consent' }).selectOption('No consent screen');
  await faultless();
  await asks().click();
  await stateShown(page, 'Request this change?');
  await dialogButton('Send request').click();
  await stateShown(page, 'Request sent');
  await dialogButton('Done').click();
  await dialog().waitFor({ state: 'hidden' });
  const key = await openKey(dashboard, own);
  await page.getByRole('link', { name: key }).first().waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: '→' })
    .filter({ hasText: 'No consent screen' })
    .waitFor();
  await asks().waitFor({ state: 'hidden' });
  await faultless();

  await dashboard.desk('resolve', key);
  await page.reload();
  await asks().waitFor();
  expect(await page.getByRole('combobox', { name: 'Consent' }).inputValue()).toBe('NO_CONSENT');
});

test('strong authentication: level 2 reads and requests, the login comes back to the form, level 3 asks', async () => {
  const path = await settingsOf('Alex Sample', 'Ember Survey', 'surf_secure_id', 2);
  await page.getByText(/requires a login with level 3/).waitFor();
  await page.getByRole('link', { name: 'Request a change' }).click();
  await stateShown(page, 'Step up your login');
  await dialogButton('Go to the login page').click();
  await choosePerson(page, 'Alex Sample', 3);
  await page.waitForURL((url) => url.pathname === path);
  await asks().waitFor();
  await dialog().waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

test('leaving a changed form asks; a viewer reads without any control', async () => {
  await settingsOf('Robin Example', 'Ember Survey', 'consent');
  await page.getByRole('textbox', { name: 'Message in English' }).fill('Changed');
  await page.getByRole('link', { name: 'Multi-factor authentication' }).click();
  await dialogButton('Stay here').click();
  expect(await page.getByRole('textbox', { name: 'Message in English' }).inputValue()).toBe('Changed');
  await page.getByRole('link', { name: 'Multi-factor authentication' }).click();
  await dialogButton('Leave without saving').click();
  await page.getByRole('combobox', { name: 'Multi-factor authentication' }).waitFor();

  await settingsOf('Kim Placeholder', 'Ember Survey', 'mfa');
  await page.getByText('Only administrators of your institution can request changes.').waitFor();
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
});

test('a policy from nothing to active, changed, compared and deleted, by the keyboard alone', async () => {
  // A new name for each attempt: a failed attempt leaves its policy.
  const [name, newName] = [`Everybody with mail ${Date.now()}`, `Anybody with mail ${Date.now()}`];
  await settingsOf('Alex Sample', own, 'authorization_policies');
  await faultless();
  await page.getByRole('link', { name: 'New policy' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await save().press('Enter');
  await page.getByText('Give the policy a name').first().waitFor();
  await faultless();

  await page.keyboard.type(name);
  await page.getByRole('combobox', { name: 'Add an attribute' }).press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('.*');
  await page.getByRole('checkbox', { name: 'Write the description for me' }).press('Space');
  await page.getByRole('textbox', { name: 'Message on refusal, English' }).fill('No');
  await page.getByRole('textbox', { name: 'Message on refusal, Dutch' }).fill('Nee');
  await save().press('Enter');
  const card = page.getByRole('article', { name });
  await card.getByText('Not active').waitFor();

  await card.getByRole('link', { name: /^Edit/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill(newName);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  const renamed = page.getByRole('article', { name: newName });
  await renamed.getByRole('link', { name: /^Revisions/ }).press('Enter');
  await page.getByText(/^1 change since revision/).press('Enter');
  await page.getByText(`Removed: ${name}`).waitFor();
  await faultless();

  await page.getByRole('link', { name: 'All policies of this service' }).press('Enter');
  await renamed.getByRole('button', { name: /^Delete/ }).press('Enter');
  await dialogButton('Delete').press('Enter');
  await renamed.waitFor({ state: 'hidden' });
  await page.getByText(`The policy “${newName}” has been deleted.`).waitFor();
});
