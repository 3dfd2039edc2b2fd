/** The built client in a real browser, beside the double of the existing server instead of our own. */
import type { Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../support/browser/browser';
import { federation, login } from '../support/otherServer/federation';
import { serveOther, type ServedOther } from '../support/otherServer/serveOther';

// Without a cookie this server uses Dutch, regardless of the browser.
const held = federation({ language: undefined });
let other: ServedOther;
let visitor: Visit;
let page: Page;

const heading = (name: string, level: 1 | 2 = 1) => page.getByRole('heading', { name, level });
const link = (name: RegExp | string) => page.getByRole('link', { name }).first();
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name }).click();
const tick = () =>
  dialog()
    .getByRole('checkbox', { name: /I accept/ })
    .check();
const sent = () => other.calls.filter((call) => call === 'POST /services/connect');

beforeAll(async () => {
  other = await serveOther(held);
  visitor = await visit();
  page = visitor.page;
});

afterAll(async () => {
  await visitor.context.close();
  await other.stop();
  await closeBrowser();
});

test('uses the first language of the server, and the chosen one from then on', async () => {
  await page.goto(`${other.url}/apps/all`);
  await page.locator('html[lang=nl]').waitFor();
  // The page asks for the user before the application does, which uses that answer.
  expect(other.calls.filter((call) => call === 'GET /users/me')).toHaveLength(1);
  await page.goto(`${other.url}/apps/all?language=en`);
  await heading('Services').waitFor();
  await page.goto(`${other.url}/apps/all`);
  await heading('Services').waitFor();
});

test('finds a service and asks to connect: a double click files one ticket', async () => {
  await page.getByRole('searchbox', { name: 'Search services' }).fill('wiki');
  await link('Wiki').click();
  await heading('Wiki').waitFor();
  await link(/^Connect/).click();
  await heading('Connect Wiki', 2).waitFor();
  await tick();
  await dialog().getByRole('button', { name: 'Send request' }).dblclick();
  await heading('Request sent', 2).waitFor();
  await dialog().getByText('CXT-501').first().waitFor();
  expect(sent()).toHaveLength(1);
  await press('Done');
  await dialog().waitFor({ state: 'hidden' });
  await page.getByText('Connection pending').first().waitFor();
});

test('sees the ticket in the list', async () => {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Tickets/ })
    .click();
  await heading('Tickets').waitFor();
  const line = page.getByRole('row').filter({ hasText: 'CXT-501' });
  await line.getByText('Open', { exact: true }).waitFor();
  await line.getByRole('link', { name: 'Wiki' }).waitFor();
});

test('no errors were logged on the way', () => {
  expect(visitor.complaints).toEqual([]);
});

test('a failure is unknown, and an ended session shows a message', async () => {
  held.tickets.length = 0;
  await page.goto(`${other.url}/apps/42/saml20_sp/about`);
  await link(/^Connect/).click();
  await heading('Connect Wiki', 2).waitFor();
  await tick();
  held.ticketSystem = 'fails';
  await press('Send request');
  await heading('Something went wrong', 2).waitFor();
  held.ticketSystem = 'up';
  held.login = null;
  await press('Try again');
  await heading('Your session has ended').waitFor();
  expect(held.tickets).toEqual([]);
  held.login = login();
  await page.reload();
  await heading('Connect Wiki', 2).waitFor();
});

test('the console shows errors of the refusals alone, to which this server responds with 400 and 403', () => {
  const statuses = visitor.complaints.map((text) => /status of (\d+)/.exec(text)?.[1] ?? text);
  expect(statuses).toEqual(['400', '403']);
});
