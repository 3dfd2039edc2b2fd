/** Faults and personas, set from the visualiser in one tab and met in the application in another. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { visitServices, type ServiceVisit } from '../../support/browser/serviceVisit';

const dashboard = sharedDashboard();
let alex: ServiceVisit;
let qa: Page;

beforeAll(async () => {
  alex = await visitServices(dashboard.url, 'Alex Sample');
  qa = await alex.context.newPage();
  await qa.goto(`${dashboard.url}/qa?mode=live`);
});
afterAll(async () => {
  await alex.context.close();
  await closeBrowser();
});

const panel = () => qa.getByRole('region', { name: 'Person and faults' });
const notice = () => alex.page.getByRole('complementary', { name: /A tester has set/ });

async function openConnect(service: string): Promise<void> {
  const path = await alex.pathOf(service);
  const [, , id, type] = path.split('/');
  await alex.page.goto(`${dashboard.url}${path}?dialog=connect:${id}:${type}`);
  await alex.sees(`Connect ${service}`);
  await alex.page.getByRole('checkbox', { name: /accept/ }).check();
  await alex.page.getByRole('checkbox', { name: /Do not share an address/ }).check();
}

const choose = (label: string, option: string) =>
  panel().getByRole('combobox', { name: label, exact: true }).selectOption(option);

interface FaultCase {
  readonly fault: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly shows: string;
}
const faults: readonly FaultCase[] = [
  { fault: 'ticketSystemDown', shows: 'Your request could not be sent' },
  {
    fault: 'ticketSystemUnreachable',
    with: { 'What becomes of the request': 'unknown' },
    shows: 'It is not known whether your request arrived',
  },
  { fault: 'offline', shows: 'The dashboard cannot be reached' },
  { fault: 'levelTooLow', with: { 'Required level': '3' }, shows: 'Step up your login' },
  { fault: 'collision', shows: 'There is already an open ticket' },
  { fault: 'failing', with: { 'Status of the answer': '429' }, shows: 'Too many attempts' },
  {
    fault: 'slow',
    with: { 'Which calls': '/services/connect', 'How slow': '40000' },
    shows: 'Sending your request',
  },
  { fault: 'sessionExpired', shows: 'Your session has ended' },
];

test.each(faults)('$fault, set from the page, makes the dialog say: $shows', async (one) => {
  await openConnect('Contour Map Library');
  await choose('What goes wrong', one.fault);
  for (const [label, option] of Object.entries(one.with ?? {})) await choose(label, option);
  await panel().getByRole('button', { name: 'Set this fault' }).click();
  await notice().waitFor();
  await panel().getByRole('button', { name: 'Remove all faults' }).waitFor();

  await alex.press('Connect now');
  await alex.page.getByRole('heading', { name: one.shows }).waitFor();
  if (one.fault === 'collision') {
    await panel().getByText('Everything works as it should.').waitFor();
  } else {
    await panel().getByRole('button', { name: 'Remove all faults' }).click();
  }
  await notice().waitFor({ state: 'detached' });
  await panel().getByText('Everything works as it should.').waitFor();
});

test('an announced outage closes the way into the dialog; the notice in the application ends it', async () => {
  await alex.page.goto(dashboard.url + (await alex.pathOf('Contour Map Library')));
  await choose('What goes wrong', 'ticketSystemDown');
  await panel().getByRole('button', { name: 'Set this fault' }).click();
  await alex.page.getByText(/The ticket system is not available/).waitFor();
  // At its end the page has nothing under the notice that stays at the bottom of the window.
  await alex.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await accessibilityFaults(alex.page)).toEqual([]);
  await notice().getByRole('button', { name: 'Remove all faults' }).click();
  await notice().waitFor({ state: 'detached' });
  await alex.page.getByText(/The ticket system is not available/).waitFor({ state: 'detached' });
});

test('signs in as another person, with a level, and returns to the same address', async () => {
  const { page } = alex;
  const address = page.url();
  await choose('Log in as', 'kim-placeholder');
  await choose('Level of the login', '1.5');
  await panel().getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /Account: Kim Placeholder/ }).waitFor();
  expect(page.url()).toBe(address);
  await panel().getByText('Now: viewer, level 1').waitFor();
  await choose('Log in as', 'robin-example');
  await panel().getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /Account: Robin Example/ }).waitFor();
  await panel().getByText('Now: administrator, level 3').waitFor();
});

test('no errors were logged on the way except for the failures of the faults', () => {
  expect(alex.complaints.filter((complaint) => !/status of (403|409|429|503)/.test(complaint))).toEqual([]);
});
