/**
 * Requests and invitations from end to end, between two browsers and the desk, in the built product (REQUIREMENTS 160,
 * 234–242).
 */
import type { Page } from 'playwright-core';
import { closeBrowser, forget, visit, type Visit } from '../../support/browser/browser';
import { pathsDashboard } from '../../support/product/dashboard';
import {
  choosePerson,
  dialogParts,
  logIn,
  serviceNamed,
  servicePage,
  stateShown,
} from '../../support/browser/dialogs';
import { ownService, withdrawOpen } from '../../support/product/pathsOwn';
import { settled } from '../../support/browser/settled';

const dashboard = pathsDashboard();
const service = ownService.invitationPath;
let operator: Visit;
let admin: Visit;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const { button, field, dialog, box } = dialogParts(() => admin.page);

beforeAll(async () => {
  [operator, admin] = [await visit(), await visit()];
  await logIn(operator.page, dashboard, 'Federation desk');
});

afterAll(async () => {
  for (const { context } of [operator, admin]) await context.close();
  await closeBrowser();
});

/** Fills in the operator's form and sends it; gives the ticket's key. */
async function invites(direction: 'Connect a service' | 'Disconnect a service'): Promise<string> {
  const { page } = operator;
  const choose = async (name: string, wanted: string) => {
    await page.getByRole('combobox', { name, exact: true }).fill(wanted);
    await page.getByRole('option', { name: wanted }).first().click();
  };
  await page.goto(`${dashboard.url}/users/invite`);
  await heading(page, 'Invite an institution').waitFor();
  await choose('Institution', 'Harwick University');
  await page.getByRole('table').waitFor();
  await page.getByRole('radio', { name: new RegExp(`^${direction}`) }).check();
  await choose('Service', service);
  await page.getByLabel('Personal message').fill('The new term begins.');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const notice = page.getByText(/The invitation was sent. Its ticket is/);
  await notice.waitFor();
  const [key = ''] = /CXT-\d+/.exec((await notice.textContent()) ?? '') ?? [];
  expect(key).not.toBe('');
  return key;
}

interface Mails {
  readonly payload: { readonly mails: readonly { readonly id: number; readonly jiraKey?: string }[] };
}

/** Returns the texts of the mails about a ticket, the newest first, as the operator may read them. */
async function mailsAbout(key: string): Promise<string[]> {
  const at = `${dashboard.url}/dashboard/api/x/desk/mails`;
  const { request } = operator.page;
  const { payload } = (await (await request.get(at)).json()) as Mails;
  const found = payload.mails.filter(({ jiraKey }) => jiraKey === key);
  return Promise.all(
    found.map(async ({ id }) => {
      const mail = (await (await request.get(`${at}/${id}`)).json()) as { payload: { text: string } };
      return mail.payload.text;
    }),
  );
}

function linkIn(mail: string | undefined): string {
  const [link] = /https?:\/\/\S+\/accept\b/.exec(mail ?? '') ?? [];
  if (!link) throw new Error(`No link to an invitation in: ${mail}`);
  return link;
}

/** Opens the link of a mail without a login, which leads to the login page, and from there back to it. */
async function followsLink(key: string): Promise<void> {
  const [mail] = await mailsAbout(key);
  const link = linkIn(mail);
  await forget(admin);
  await admin.page.goto(link);
  await choosePerson(admin.page, 'Alex Sample');
  await heading(admin.page, service).waitFor();
  expect(admin.page.url()).toBe(link);
}

/** Nothing is asked about the service yet, also at the second try of a test. */
const resetRequests = () => withdrawOpen(dashboard, (ticket) => ticket.service === service);

const answer = (name: RegExp) => admin.page.getByRole('link', { name });
const line = (page: Page, key: string) => page.getByRole('row').filter({ hasText: key });

async function ticketIs(page: Page, key: string, status: string): Promise<void> {
  await page.goto(`${dashboard.url}/tickets?search=${key}`);
  await line(page, key).getByText(status, { exact: true }).waitFor();
}

/** Shows the details of a ticket of this status. */
async function opened(page: Page, key: string, status: string): Promise<void> {
  await ticketIs(page, key, status);
  // A row that is opened while the list still changes may be closed again, or move from under the pointer.
  await settled(page);
  await page.getByRole('button', { name: `Details of ${key}` }).click();
}

async function expectStatus(status: string): Promise<void> {
  await servicePage(admin.page, dashboard, service);
  await admin.page.getByText(status, { exact: true }).first().waitFor();
}

test('an invitation that is denied changes nothing, and the marker counts one fewer', async () => {
  await resetRequests();
  const key = await invites('Connect a service');
  await followsLink(key);
  // No other path invites this institution, or answers for it.
  const marker = admin.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^To do \d/ });
  const [before] = /\d+/.exec(await marker.innerText()) ?? [];
  await answer(/^Decline/).click();
  await stateShown(admin.page, `Decline the invitation to connect ${service}`);
  await field(/comments/i).fill('Not this term.');
  await button('Decline invitation').click();
  await stateShown(admin.page, 'Invitation declined');
  await button('Done').click();
  await dialog().waitFor({ state: 'hidden' });
  await marker.filter({ hasText: String(Number(before) - 1) }).waitFor();
  await ticketIs(admin.page, key, 'Resolved');
  await expectStatus('Not connected');
});

let key = '';

test('an invitation is sent again with another message, and its mail leads to the same place', async () => {
  await resetRequests();
  key = await invites('Connect a service');
  const [first] = await mailsAbout(key);
  await opened(operator.page, key, 'Awaiting the institution');
  await operator.page.locator(`a[href="/users/resend_invite/${key}"]`).click();
  const message = operator.page.getByRole('textbox', { name: 'Message' });
  await message.fill('The term begins on Monday.');
  await operator.page.getByRole('button', { name: 'Send again' }).click();
  await operator.page.getByText(`The invitation was sent again. Its ticket is ${key}.`).waitFor();
  const mails = await mailsAbout(key);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toContain('The term begins on Monday.');
  expect(linkIn(mails[0])).toBe(linkIn(first));
});

test('the invitation is approved, the desk carries it out, and the service is connected', async () => {
  await followsLink(key);
  await answer(/^Accept/).click();
  await stateShown(admin.page, `Accept the invitation to connect ${service}`);
  await box(/accept/i).check();
  await button('Accept invitation').click();
  await stateShown(admin.page, 'Invitation accepted');
  await button('Done').click();
  await dashboard.desk('resolve', key);
  await expectStatus('Connected');
});

test('an invitation to disconnect is approved, and the connection ends', async () => {
  await resetRequests();
  const key = await invites('Disconnect a service');
  await followsLink(key);
  await answer(/^Disconnect/).click();
  await stateShown(admin.page, `Disconnect ${service}`);
  await box(/end the connection/i).check();
  await button(`Disconnect ${service}`).click();
  await stateShown(admin.page, 'Invitation accepted');
  await button('Done').click();
  await dashboard.desk('resolve', key);
  await expectStatus('Not connected');
});

test('a person withdraws their own request at its service or in the list; a colleague sees who may', async () => {
  const { page } = admin;
  await resetRequests();
  await forget(admin);
  await logIn(page, dashboard, 'Alex Sample');
  const { id, type } = await serviceNamed(page, dashboard, service);
  const ask = async () => {
    await page.goto(`${dashboard.url}/apps/${id}/${type}/about?dialog=connect:${id}:${type}`);
    await box(/accept/i).check();
    await button('Send request').click();
    const filed = dialog()
      .getByText(/CXT-\d+/)
      .first();
    await filed.waitFor();
    const [key = ''] = /CXT-\d+/.exec((await filed.textContent()) ?? '') ?? [];
    await button('Done').click();
    return key;
  };
  const withdraws = async () => {
    await stateShown(page, 'Withdraw your request');
    await button('Withdraw request').click();
    await stateShown(page, 'Request withdrawn');
    await button('Done').click();
    await dialog().waitFor({ state: 'hidden' });
  };

  const first = await ask();
  await page.getByRole('link', { name: 'Withdraw the request' }).click();
  await withdraws();
  await page.getByText('Not connected', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Connect…' }).waitFor();

  const second = await ask();
  await logIn(operator.page, dashboard, 'Robin Example', { path: '/accessibility' });
  await opened(operator.page, second, 'Open');
  await operator.page.getByText('Only Alex Sample, who sent this request, can withdraw it.').waitFor();
  expect(await operator.page.getByRole('link', { name: 'Withdraw' }).count()).toBe(0);

  await opened(page, second, 'Open');
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await withdraws();
  await line(page, second).getByText('Closed', { exact: true }).waitFor();
  await opened(page, first, 'Closed');
  await page.getByText(/Cancelled/).waitFor();

  await page.goto(`${dashboard.url}/tickets?dialog=withdraw:${second}`);
  await stateShown(page, 'Too late to withdraw');
});

test('no errors were logged on the way', () => {
  expect([...operator.complaints, ...admin.complaints]).toEqual([]);
});
