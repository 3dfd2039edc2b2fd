/** Dialogs and the login: step-up that is met, unmet or cancelled, what was typed before it, and invite links. */
import type { Page } from 'playwright-core';
import { closeBrowser, forget, visit, type Visit } from '../../support/browser/browser';
import { pathsDashboard } from '../../support/product/dashboard';
import {
  choosePerson,
  dialogAt,
  dialogParts,
  logIn,
  openKey,
  serviceNamed,
  stateShown,
  type SeededService,
} from '../../support/browser/dialogs';
import { giveLogin } from '../../support/product/giveLogin';
import { ownService, withdrawOpen } from '../../support/product/pathsOwn';
import { loadsOf, writesOf } from '../../support/browser/writes';

const weak = 'Mika Mockup';
const name = ownService.dialogsLogin;

const dashboard = pathsDashboard();
let visitor: Visit;
let page: Page;
/** Ember Survey and the two with invitations are only looked at, as other paths do. */
let services: Record<'own' | 'ember' | 'lantern' | 'halyard', SeededService>;

const { button, field, box, dialog } = dialogParts(() => page);
const chooser = () => page.getByRole('heading', { name: 'Choose who you are' });
const parameters = () => [...new URL(page.url()).searchParams.keys()].sort();
const drafts = () =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

beforeAll(async () => {
  visitor = await visit();
  await giveLogin(visitor.page, dashboard, 'Alex Sample');
  const named = (wanted: string) => serviceNamed(visitor.page, dashboard, wanted);
  services = {
    own: await named(name),
    ember: await named('Ember Survey'),
    lantern: await named('Lantern Archive'),
    halyard: await named('Halyard File Exchange'),
  };
});

/** Each test begins without a login, a draft and an open ticket; the shared logins stay valid. */
beforeEach(async () => {
  await withdrawOpen(dashboard, (ticket) => ticket.service === name);
  await forget(visitor);
  page = await visitor.context.newPage();
});

afterEach(() => page.close());

afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
});

/** A page that asks for little. */
const quiet = { path: '/accessibility' };

function connecting(): string {
  const { pathname, search } = new URL(dialogAt(dashboard, services.own, 'connect'));
  return pathname + search;
}

test('step-up: cancelled and unmet show a message and never loop, met continues', async () => {
  await logIn(page, dashboard, weak, { path: connecting() });
  await stateShown(page, 'Step up your login');
  await button('Go to the login page').click();
  await chooser().waitFor();
  await page
    .getByText(/level 2/i)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await stateShown(page, 'Step up your login');
  expect(parameters()).toEqual(['dialog']);

  await button('Go to the login page').click();
  await choosePerson(page, weak, 1);
  await stateShown(page, 'Your login did not reach the level');
  expect(parameters()).toEqual(['dialog']);
  const loads = loadsOf(page);
  await page.reload();
  await stateShown(page, 'Step up your login');
  expect(loads).toHaveLength(1);

  await button('Go to the login page').click();
  await choosePerson(page, weak);
  await stateShown(page, `Connect ${name}`);
  expect(parameters()).toEqual(['dialog']);
});

/** Types a request; in the meantime the level of the login drops, as by another tab. */
async function refusedForItsLevel(): Promise<void> {
  await logIn(page, dashboard, 'Alex Sample', { path: connecting() });
  await field('comments').fill('For the field course.');
  await box('accept these terms').check();
  const other = await visitor.context.newPage();
  await logIn(other, dashboard, 'Alex Sample', { ...quiet, level: 1 });
  await other.close();
  await button('Send request').click();
  await stateShown(page, 'Step up your login');
  await button('Go to the login page').click();
}

test('typed text survives the step-up and a reload after it, and is gone when it is sent', async () => {
  const writes = writesOf(page);
  await refusedForItsLevel();
  await choosePerson(page, 'Alex Sample');
  await stateShown(page, `Connect ${name}`);
  expect(await field('comments').inputValue()).toBe('For the field course.');
  await field('comments').fill('For the field course in May.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await stateShown(page, `Connect ${name}`);
  expect(await field('comments').inputValue()).toBe('For the field course in May.');
  expect(await drafts()).toHaveLength(1);
  await button('Send request').click();
  await stateShown(page, 'Request sent');
  expect(await drafts()).toEqual([]);
  expect(writes).toHaveLength(2);
});

test('typed text can be continued after a step-up that was unmet', async () => {
  await refusedForItsLevel();
  await choosePerson(page, 'Alex Sample', 1);
  await stateShown(page, 'Your login did not reach the level');
  await button('Log in another way').click();
  await choosePerson(page, 'Alex Sample');
  await stateShown(page, `Connect ${name}`);
  expect(await field('comments').inputValue()).toBe('For the field course.');
});

test('a draft is dropped, and not shown, when another person logs in', async () => {
  await refusedForItsLevel();
  await choosePerson(page, 'Robin Example');
  await stateShown(page, `Connect ${name}`);
  expect(await field('comments').inputValue()).toBe('');
  expect(await drafts()).toEqual([]);
});

test('closing after a step-up drops the typed text', async () => {
  await refusedForItsLevel();
  await choosePerson(page, 'Alex Sample');
  await stateShown(page, `Connect ${name}`);
  await button('Cancel').click();
  await stateShown(page, 'Close without sending?');
  await button('Close without sending').click();
  await dialog().waitFor({ state: 'hidden' });
  expect(await drafts()).toEqual([]);
});

const inviteLink = async (service: SeededService) =>
  `${service.path}/${await openKey(dashboard, service.name)}/accept`;

test.each([
  ['connect', 'own', `Connect ${name}`],
  ['disconnect', 'ember', 'Disconnect Ember Survey'],
  ['deny', 'lantern', 'Decline the invitation to connect Lantern Archive'],
] as const)('?afterStepup=%s opens the dialog on the page of a service', async (dialogName, which, title) => {
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}${services[which].path}?afterStepup=${dialogName}`);
  await stateShown(page, title);
  expect(parameters()).toEqual(['dialog']);
});

test.each([
  ['connect', 'lantern', 'Accept the invitation to connect Lantern Archive'],
  ['disconnect', 'halyard', 'Disconnect Halyard File Exchange'],
  ['deny', 'halyard', 'Decline the invitation to disconnect Halyard File Exchange'],
] as const)('?afterStepup=%s opens the dialog on an invite link', async (dialogName, which, title) => {
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}${await inviteLink(services[which])}?afterStepup=${dialogName}`);
  await stateShown(page, title);
  expect(parameters()).toEqual(['dialog']);
});

test('?afterStepup with a login that is still weak shows a message and waits', async () => {
  await logIn(page, dashboard, weak, quiet);
  await page.goto(`${dashboard.url}${services.own.path}?afterStepup=connect`);
  await stateShown(page, 'Your login did not reach the level');
});

test('an invite link sends a guest to the login once, with level 2, and offers the invitation', async () => {
  const link = await inviteLink(services.lantern);
  await page.goto(dashboard.url + link);
  await chooser().waitFor();
  await page
    .getByText(/level 2/i)
    .first()
    .waitFor();
  await choosePerson(page, 'Alex Sample');
  await page.getByRole('link', { name: 'Accept… Invitation to connect' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(link);
  await page.getByRole('link', { name: 'Decline… Invitation to connect' }).click();
  await stateShown(page, 'Decline the invitation to connect Lantern Archive');
});

test('an invite link sends a weak login to the step-up once; unmet, it stays and says so', async () => {
  await logIn(page, dashboard, weak, quiet);
  const loads = loadsOf(page);
  await page.goto(dashboard.url + (await inviteLink(services.halyard)));
  await choosePerson(page, weak, 1);
  await page.getByRole('link', { name: 'Disconnect… Invitation to disconnect' }).waitFor();
  await page.getByText('lower assurance level than was required').waitFor();
  expect(loads.filter((address) => /\/login\?/.test(address))).toHaveLength(1);
  await page.reload();
  await page.getByRole('link', { name: 'Disconnect… Invitation to disconnect' }).click();
  await stateShown(page, 'Step up your login');
  await button('Go to the login page').click();
  await choosePerson(page, weak);
  await stateShown(page, 'Disconnect Halyard File Exchange');
  expect(loads.filter((address) => /\/login\?/.test(address))).toHaveLength(2);
});

test.each([
  ['Kim Placeholder', 'Only an administrator can change connections'],
  ['Toni Template', 'Not possible with a test institution'],
])('%s sees the reason', async (person, title) => {
  await logIn(page, dashboard, person, { path: connecting() });
  await stateShown(page, title);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
});
