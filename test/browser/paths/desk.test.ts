/** The desk in the browser, from the request to the connection, in the built product. */
import type { Page } from 'playwright-core';
import type { DeskTicket } from '../../../server/modules/desk/deskRequest';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { pathsDashboard } from '../../support/product/dashboard';
import { dialogAt, dialogParts, logIn, servicePage, stateShown } from '../../support/browser/dialogs';
import { pressEnter, typeInto } from '../../support/browser/keyboard';
import { scrollsSideways, smallTargets } from '../../support/browser/pageChecks';
import { ownService, withdrawOpen } from '../../support/product/pathsOwn';

const dashboard = pathsDashboard();
const service = ownService.desk;
let admin: Visit;
let desk: Visit;
let key = '';

const { button: dialogButton, box } = dialogParts(() => admin.page);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => desk.page.getByRole('button', { name, exact: true });
const seeText = (text: string | RegExp) => desk.page.getByText(text).first().waitFor();

beforeAll(async () => {
  [admin, desk] = [await visit(), await visit()];
  await logIn(admin.page, dashboard, 'Alex Sample');
  await logIn(desk.page, dashboard, 'Federation desk');
});

afterAll(async () => {
  for (const { context } of [admin, desk]) await context.close();
  await closeBrowser();
});

test('a request of an institution is in the queue, and can be found in it by keyboard', async () => {
  await withdrawOpen(dashboard, (ticket) => ticket.service === service);
  await admin.page.goto(dialogAt(dashboard, await servicePage(admin.page, dashboard, service), 'connect'));
  await dialogButton('Send request').waitFor();
  await box(/accept/i).check();
  await dialogButton('Send request').click();
  const dialog = await stateShown(admin.page, 'Request sent');
  [key = ''] = /CXT-\d+/.exec(await dialog.innerText()) ?? [];
  expect(key).not.toBe('');

  const { page } = desk;
  await pressEnter(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Desk' }));
  await heading(page, 'Desk').waitFor();
  await page.getByRole('table').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await typeInto(page, page.getByRole('searchbox', { name: 'Search by number or name' }), key);
  await page.getByText('1 ticket', { exact: true }).waitFor();
  await pressEnter(page, page.getByRole('link', { name: new RegExp(key) }));
  await heading(page, `Connect ${service}`).waitFor();
  await page.goBack();
  await page.getByText('1 ticket', { exact: true }).waitFor();
  await page.goForward();
});

test('it is taken, and gets a question, both by keyboard alone', async () => {
  const { page } = desk;
  await heading(page, `Connect ${service}`).waitFor();
  const change = page.getByRole('table', { name: 'What changes when this is done' });
  expect(await change.innerText()).toMatch(/not connected\s+connected/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressEnter(page, button('Take on'));
  await seeText(`You have taken on ticket ${key}.`);
  await pressEnter(page, button('Ask the institution'));
  const question = page.getByRole('textbox', { name: /Question for the institution/ });
  await question.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('For which faculty is it?');
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressEnter(page, button('Ask the institution'));
  await seeText(`Ticket ${key} is waiting for the institution.`);
  await seeText('For which faculty is it?');
  await admin.page.goto(`${dashboard.url}/tickets`);
  const line = admin.page.getByRole('row').filter({ hasText: key });
  await line.getByText('Awaiting your answer', { exact: true }).waitFor();
});

test('a step that comes too late shows the present state of the ticket', async () => {
  const { page } = desk;
  // Another person's window: this page still shows the old state.
  await button('Withdraw').waitFor();
  await dashboard.desk('take', key);
  await button('Withdraw').click();
  await page.getByRole('textbox', { name: /Remark/ }).fill('They asked twice.');
  await button('Withdraw').click();
  await seeText('The ticket has changed in the meantime');
  await seeText(/Its status is now “In progress”/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button('Choose something else').click();
  await button('Resolve').waitFor();
});

test('resolved as done, it is connected', async () => {
  const { page } = desk;
  await button('Resolve').click();
  await seeText(/takes effect at once/);
  await button('Resolve').click();
  await seeText(`Ticket ${key} has been resolved and its change has been made.`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await servicePage(admin.page, dashboard, service);
  await admin.page.getByText('Connected', { exact: true }).first().waitFor();
});

/** Returns the keys of the oldest requests of institutions that no path asks for. */
async function requestsOfOthers(): Promise<string[]> {
  const { tickets } = JSON.parse(await dashboard.desk('list', '--json')) as { tickets: DeskTicket[] };
  return tickets.filter(({ userName }) => userName === 'Administrator').map((ticket) => ticket.key);
}

test('several tickets are taken and resolved together, by keyboard and at 375 px (REQUIREMENTS 433)', async () => {
  const { page } = desk;
  const others = (await requestsOfOthers()).slice(0, 2);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${dashboard.url}/desk`);
  const round = page.getByRole('group', { name: 'Several tickets at once' });
  for (const other of others) {
    await page.getByRole('checkbox', { name: new RegExp(`^Select ${other}`) }).focus();
    await page.keyboard.press('Space');
  }
  await round.getByText('2 selected').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await smallTargets(page)).toEqual([]);
  await pressEnter(page, round.getByRole('button', { name: /^Resolve/ }));
  await page.locator('select[name=resolution]:focus').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressEnter(page, round.getByRole('button', { name: 'Resolve' }));
  await round.getByText('The action was carried out for 2 tickets.').waitFor();
  await round.and(page.locator(':focus')).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const open = await requestsOfOthers();
  expect(others.filter((other) => open.includes(other))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('sent mails are listed and can be read, and only their own links can be followed', async () => {
  const { page } = desk;
  await withdrawOpen(dashboard, (ticket) => ticket.service === service);
  await page.goto(`${dashboard.url}/users/invite`);
  const choose = async (name: string, wanted: string) => {
    await page.getByRole('combobox', { name, exact: true }).fill(wanted);
    await page.getByRole('option', { name: wanted }).first().click();
  };
  // Another institution than those whose invitations a path counts.
  await choose('Institution', 'Norderland University');
  await page.getByRole('checkbox', { name: 'Service desk' }).check();
  await choose('Service', service);
  await page.getByLabel('Personal message').fill('See https://elsewhere.example/page for why.');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const notice = await page.getByText(/The invitation was sent/).innerText();
  const [invitation = ''] = /CXT-\d+/.exec(notice) ?? [];
  await page.goto(`${dashboard.url}/desk`);
  await page.getByRole('link', { name: 'E-mails', exact: true }).click();
  await seeText(/This installation has no mail server/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('row').filter({ hasText: invitation }).getByRole('link').first().click();
  await heading(page, /^(Invitation|Uitnodiging|Convite) /).waitFor();
  const text = page.getByText('See https://elsewhere.example/page for why.').first();
  await text.waitFor();
  const targets = await page
    .getByRole('region', { name: 'Text', exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toHaveLength(2);
  expect(targets[0]).toMatch(new RegExp(`^/apps/\\d+/\\w+/about/${invitation}`));
  expect(targets[1]).toBe(`/tickets/${invitation}`);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an administrator who follows a link to the desk finds nothing, and no page logged an error on the way', async () => {
  await admin.page.goto(`${dashboard.url}/desk/${key}`);
  await admin.page.waitForURL(`${dashboard.url}/404`);
  expect(desk.complaints.filter((text) => !text.includes('409'))).toEqual([]);
  expect(admin.complaints).toEqual([]);
});
