/** A desk that works by mail alone, in the built product: from the request to the connection, without a login or a script. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import {
  accessibilityFaults,
  closeBrowser,
  TIMEOUT,
  visit,
  type Visit,
} from '../../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { dialogAt, dialogParts, logIn, servicePage, stateShown } from '../../../support/browser/dialogs';
import { readMail, type ReadMail } from '../deskByMail';
import { faultsInEveryLook } from '../../../support/browser/looks';
import { pressEnter } from '../../../support/browser/keyboard';
import { smallTargets } from '../../../support/browser/pageChecks';
import { startSmtpSink, type SmtpSink } from '../../../support/server/smtpSink';

const service = 'Delta Water Model';
let sink: SmtpSink;
let dashboard: Dashboard;
let admin: Visit;
let desk: Visit;
let scriptless: Visit;
let page: Page;
let key = '';

beforeAll(async () => {
  sink = await startSmtpSink();
  dashboard = await startDashboard({
    SMTP_URL: sink.url,
    MAIL_FROM: 'noreply@federation.example',
    DESK_MAIL_TO: 'Dana Desk <dana@federation.example>, erik@federation.example',
  });
  admin = await visit();
  desk = await visit();
  page = desk.page;
  // The page behind the e-mail needs no script; axe does.
  scriptless = await visit({ javaScriptEnabled: false });
  await logIn(admin.page, dashboard, 'Alex Sample');
});
afterAll(async () => {
  for (const { context } of [admin, desk, scriptless]) await context.close();
  await dashboard.stop();
  await sink.close();
  await closeBrowser();
});

/** Waits for the last e-mail to a person that matches the pattern. */
async function mailTo(address: string, about: RegExp): Promise<ReadMail> {
  const until = Date.now() + TIMEOUT;
  for (;;) {
    const mails = sink.delivered.map(readMail);
    const mail = mails.findLast(({ to, text }) => to === address && about.test(text));
    if (mail) return mail;
    if (Date.now() > until) throw new Error(`No mail to ${address}`);
    await delay(100);
  }
}

const follow = (mail: ReadMail, step: string) => page.goto(dashboard.url + (mail.links[step] ?? ''));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();

test('a request comes by mail, and its link opens the ticket, in every look (REQUIREMENTS 385, 390)', async () => {
  await admin.page.goto(dialogAt(dashboard, await servicePage(admin.page, dashboard, service), 'connect'));
  const { button: dialogButton, box } = dialogParts(() => admin.page);
  await dialogButton('Send request').waitFor();
  await box(/accept/i).check();
  await dialogButton('Send request').click();
  [key = ''] = /CXT-\d+/.exec(await (await stateShown(admin.page, 'Request sent')).innerText()) ?? [];
  await follow(await mailTo('dana@federation.example', /sent the request/), 'ask');
  await page.getByRole('heading', { level: 1, name: `Connect ${service}` }).waitFor();
  expect(page.url()).not.toContain('link=');
  await expect(faultsInEveryLook(page)).resolves.toEqual([]);
  await expect(smallTargets(page)).resolves.toEqual([]);
});

test('a question needs a text, which is kept if it is invalid (REQUIREMENTS 388)', async () => {
  await page.getByRole('textbox', { name: 'Question for the institution' }).fill('  ');
  await pressEnter(page, button('Ask the institution'));
  await seeText('Fill in some text.');
  await expect(accessibilityFaults(page)).resolves.toEqual([]);
  await page.getByRole('textbox').fill('Which faculty?\nAll of them?');
  await button('Ask the institution').click();
  await seeText(`Ticket ${key} is waiting for the institution.`);
  expect(page.url()).toBe(`${dashboard.url}/desk/link`);
  await expect(faultsInEveryLook(page)).resolves.toEqual([]);
});

test('a colleague continues without a script, and the institution sees who did what (REQUIREMENTS 386)', async () => {
  const mail = await mailTo('erik@federation.example', /asked the institution/);
  const { page: plain } = scriptless;
  await plain.goto(dashboard.url + (mail.links['take'] ?? ''));
  await plain.getByRole('button', { name: 'Take on', exact: true }).click();
  await plain.getByText(`You have taken on ticket ${key}.`).waitFor();
  await plain.getByRole('link', { name: 'Resolve' }).click();
  await plain.getByText('Only Done makes the change.').waitFor();
  await page.goto(plain.url());
  await expect(faultsInEveryLook(page)).resolves.toEqual([]);
  await plain.getByRole('button', { name: 'Resolve', exact: true }).click();
  await plain.getByText(`Ticket ${key} has been resolved and its change has been made.`).waitFor();
  await admin.page.goto(`${dashboard.url}/tickets/${key}`);
  for (const text of ['Dana Desk asked the institution a question', 'erik@federation.example resolved it'])
    await admin.page.getByText(text).first().waitFor();
});

test('a link of an earlier mail shows the present state of the ticket (REQUIREMENTS 388)', async () => {
  await follow(await mailTo('dana@federation.example', /sent the request/), 'reject');
  await seeText('This is no longer possible with this ticket.');
  await expect(faultsInEveryLook(page)).resolves.toEqual([]);
});

test('a link that was cut short opens nothing (REQUIREMENTS 387)', async () => {
  const { links } = await mailTo('dana@federation.example', /sent the request/);
  await page.goto(dashboard.url + (links['take'] ?? '').replace(/.&step.*/, ''));
  await page.getByRole('heading', { level: 1, name: 'This link is not valid' }).waitFor();
  await expect(faultsInEveryLook(page)).resolves.toEqual([]);
  expect(await page.getByText(key).count()).toBe(0);
});
