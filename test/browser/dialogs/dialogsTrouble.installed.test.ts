/** Failures during a request: outages, lost answers, an ended session, races, refusals. */
import type { Page } from 'playwright-core';
import type { ProblemName } from '../../../src/contracts/wire/common';
import {
  accessibilityFaults,
  closeBrowser,
  followInNewTab,
  visit,
  type Visit,
} from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import { choosePerson, dialogAt, dialogParts, logIn, openKey } from '../../support/browser/dialogs';
import { openTickets, serviceNamed, stateShown, type SeededService } from '../../support/browser/dialogs';
import { holdWrite, loseAnswer, refuseWrite, writesOf } from '../../support/browser/writes';

const name = 'Delta Water Model';

let dashboard: Dashboard;
let visitor: Visit;
let page: Page;
let delta: SeededService;
let writes: readonly string[];

const { button, field, box, dialog } = dialogParts(() => page);

beforeAll(async () => {
  dashboard = await startDashboard();
  visitor = await visit();
  await logIn(visitor.page, dashboard, 'Alex Sample');
  delta = await serviceNamed(visitor.page, dashboard, name);
});

beforeEach(async () => {
  page = await visitor.context.newPage();
  writes = writesOf(page);
});

/** Service and ticket system are as they were, for the next test. */
afterEach(async () => {
  await page.close();
  await dashboard.desk('up');
  for (const { key } of await openTickets(dashboard, name))
    await dashboard.desk('withdraw', key, 'Asked in a test');
});

afterAll(async () => {
  await visitor.context.close();
  await dashboard.stop();
  await closeBrowser();
});

async function fillIn(where = page): Promise<void> {
  await where.goto(dialogAt(dashboard, delta, 'connect'));
  const parts = dialogParts(() => where);
  await parts.field('comments').fill('For the field course.');
  await parts.box('accept these terms').check();
}

const send = () => button('Send request').click();
const retry = () => button('Try again').click();

/** The request becomes one ticket, in spite of any failures on the way. */
async function isFiledOnce(tries: number): Promise<void> {
  await stateShown(page, 'Request sent');
  expect(await openTickets(dashboard, name)).toHaveLength(1);
  expect(writes).toHaveLength(tries);
}

test('a known outage shows before anything is typed, and may end', async () => {
  await dashboard.desk('down');
  await page.goto(dialogAt(dashboard, delta, 'connect'));
  await stateShown(page, 'The ticket system is not available');
  await retry();
  await stateShown(page, 'The ticket system is not available');
  await dashboard.desk('up');
  await retry();
  await stateShown(page, `Connect ${name}`);
  expect(writes).toEqual([]);
});

test('REQUIREMENTS 177: for a setting it shows before anything is sent, and the choice stays', async () => {
  const robin = await visit();
  page = robin.page;
  await logIn(page, dashboard, 'Robin Example');
  const ember = await serviceNamed(page, dashboard, 'Ember Survey');
  await page.goto(`${dashboard.url}/apps/${ember.id}/${ember.type}/settings/mfa`);
  const wanted = page.getByRole('combobox', { name: 'Multi-factor authentication' });
  const value = await wanted.getByRole('option').last().getAttribute('value');
  await wanted.selectOption(value);
  await dashboard.desk('down');
  await page.getByRole('button', { name: 'Review request…' }).click();
  await stateShown(page, 'The ticket system is not available');
  expect(await wanted.inputValue()).toBe(value);
  await dashboard.desk('up');
  await retry();
  await send();
  await stateShown(page, 'Request sent');
  expect(robin.complaints).toEqual([]);
  await robin.context.close();
});

test.each([
  ['down', 'Your request could not be sent'],
  ['unreachable', 'It is not known whether your request arrived'],
])('%s while it is typed: nothing is lost, and it is filed once', async (outage, title) => {
  await fillIn();
  await dashboard.desk(outage);
  await send();
  await stateShown(page, title);
  await dialog().getByText('Tried once so far.').waitFor();
  await retry();
  await dialog().getByText('Tried 2 times so far.').waitFor();
  await button('Back to the form').click();
  await stateShown(page, `Connect ${name}`);
  expect(await field('comments').inputValue()).toBe('For the field course.');
  expect(await box('accept these terms').isChecked()).toBe(true);
  expect(await openTickets(dashboard, name)).toEqual([]);
  await dashboard.desk('up');
  await send();
  await isFiledOnce(3);
});

test('an answer that is lost: trying again does not file it twice', async () => {
  await fillIn();
  await loseAnswer(page);
  await send();
  await stateShown(page, 'The dashboard cannot be reached');
  const [ticket] = await openTickets(dashboard, name);
  await retry();
  await isFiledOnce(2);
  expect(await dialog().innerText()).toContain(ticket?.key);
});

test('an answer that does not come in time: trying again does not file it twice', async () => {
  await page.clock.install();
  await fillIn();
  const letGo = await holdWrite(page);
  await send();
  await stateShown(page, 'Sending your request');
  await page.clock.fastForward(31_000);
  await stateShown(page, 'No answer was received');
  letGo();
  await retry();
  await isFiledOnce(2);
});

test('the session ends while text is typed: after a login in another tab, it continues', async () => {
  // A separate visit: the others need their session.
  const { context, page: own } = await visit();
  await logIn(own, dashboard, 'Alex Sample');
  page = own;
  writes = writesOf(page);
  await fillIn();
  const cookies = await context.cookies();
  const ended = cookies.map((cookie) => ({ ...cookie, value: 'A'.repeat(cookie.value.length) }));
  await context.addCookies(ended);
  await send();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const beside = await followInNewTab(page.getByRole('link', { name: 'Log in in a new tab' }));
  await choosePerson(beside, 'Alex Sample');
  await beside.getByRole('button', { name: 'Account: Alex Sample' }).waitFor();
  await beside.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await stateShown(page, `Connect ${name}`);
  expect(await field('comments').inputValue()).toBe('For the field course.');
  await send();
  await isFiledOnce(2);
});

/** Both press at once; returns the headings that they then see, in alphabetical order. */
async function atOnce(pages: readonly [Page, Page], press: readonly [string, string]): Promise<string[]> {
  const parts = pages.map((one) => dialogParts(() => one));
  const buttons = parts.map((part, index) => part.button(press[index] ?? ''));
  // Else the quicker page is done before the other has looked the ticket up.
  for (const button of buttons) await button.waitFor();
  await Promise.all(buttons.map((button) => button.click()));
  const ends =
    /^(Request sent|There is already an open ticket|This invitation has already been|Invitation (accepted|declined))/;
  const headings = parts.map((part) => part.dialog().getByRole('heading', { level: 2, name: ends }));
  return (await Promise.all(headings.map((heading) => heading.innerText()))).sort();
}

test.each(['two tabs', 'two admins'])('%s send at once: one ticket, and its key for both', async (who) => {
  const robin = who === 'two admins' ? await visit() : undefined;
  if (robin) await logIn(robin.page, dashboard, 'Robin Example');
  const other = robin?.page ?? (await visitor.context.newPage());
  await Promise.all([fillIn(), fillIn(other)]);
  expect(await atOnce([page, other], ['Send request', 'Send request'])).toEqual([
    'Request sent',
    'There is already an open ticket',
  ]);
  const key = await openKey(dashboard, name);
  for (const one of [page, other]) {
    await one.bringToFront();
    expect(await (await stateShown(one, /./)).innerText()).toContain(key);
  }
  await (robin ? robin.context.close() : other.close());
});

test('one admin accepts while the other denies: the first answer counts', async () => {
  const lantern = await serviceNamed(page, dashboard, 'Lantern Archive');
  const key = await openKey(dashboard, lantern.name);
  const robin = await visit();
  await logIn(robin.page, dashboard, 'Robin Example');
  await page.goto(dialogAt(dashboard, lantern, 'connect', key));
  await box('accept these terms').check();
  await robin.page.goto(dialogAt(dashboard, lantern, 'deny', key));
  const [first, second] = await atOnce([page, robin.page], ['Accept invitation', 'Decline invitation']);
  expect(first).toMatch(/^Invitation (accepted|declined)$/);
  expect(second).toBe('This invitation has already been answered');
  await stateShown(robin.page, /./);
  await robin.context.close();
});

test('a ticket on hold prevents it before anything is typed: its key, and a link to it', async () => {
  const barrow = await serviceNamed(page, dashboard, 'Barrow Field Notes');
  await page.goto(dialogAt(dashboard, barrow, 'connect'));
  await stateShown(page, 'There is already an open ticket');
  const key = await openKey(dashboard, barrow.name);
  expect(await dialog().innerText()).toContain(key);
  await dialog().getByRole('link', { name: 'View the ticket' }).click();
  await page.waitForURL(`**/tickets/${key}`);
  await page.getByRole('heading', { level: 1, name: /Barrow Field Notes/ }).waitFor();
});

test('another person has connected it in the meantime', async () => {
  const contour = await serviceNamed(page, dashboard, 'Contour Map Library');
  const address = dialogAt(dashboard, contour, 'connect');
  const other = await visitor.context.newPage();
  for (const one of [page, other]) {
    await one.goto(address);
    await one.getByRole('checkbox', { name: 'accept these terms' }).check();
  }
  for (const one of [page, other]) await one.getByRole('button', { name: 'Connect now' }).click();
  await stateShown(page, 'Contour Map Library is connected');
  await stateShown(other, 'Contour Map Library is already connected');
  await other.close();
});

interface Refused {
  readonly title: string;
  readonly by: readonly [ProblemName, number];
  readonly more?: Parameters<typeof refuseWrite>[3];
}

const refused = async ({ by: [type, status], more, title }: Refused) => {
  await fillIn();
  await refuseWrite(page, type, status, more);
  await send();
  await stateShown(page, title);
};

test.each<Refused>([
  { title: 'You are not allowed to send this request', by: ['forbidden', 403] },
  { title: 'The form was not accepted', by: ['validation', 400], more: { detail: 'comments: too long' } },
])('refused permanently, “$title”: the form is unchanged', async (refusal) => {
  await refused(refusal);
  await button('Back to the form').click();
  await stateShown(page, `Connect ${name}`);
  expect(await field('comments').inputValue()).toBe('For the field course.');
});

test.each<Refused>([
  { title: 'Too many attempts', by: ['too-many-requests', 429] },
  { title: 'Something went wrong', by: ['internal', 500] },
])('refused temporarily, “$title”: another attempt files it', async (refusal) => {
  await refused(refusal);
  await retry();
  await isFiledOnce(2);
});
