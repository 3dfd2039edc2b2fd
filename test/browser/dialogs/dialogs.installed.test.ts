/** The form of a dialog as people meet it: at each size and colour, pressed twice, left, and come back to. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { startDashboard, type Dashboard } from '../../support/product/dashboard';
import {
  dialogAt,
  dialogParts,
  openTickets,
  serviceNamed,
  stateShown,
  type SeededService,
} from '../../support/browser/dialogs';
import { giveLogin } from '../../support/product/giveLogin';
import { writesOf } from '../../support/browser/writes';

const name = 'Delta Water Model';

let dashboard: Dashboard;
let visitor: Visit;
let page: Page;
let delta: SeededService;
let writes: readonly string[];

const { button, field, box, dialog } = dialogParts(() => page);

async function arrive(options: Parameters<typeof visit>[0] = {}): Promise<void> {
  visitor = await visit(options);
  page = visitor.page;
  await giveLogin(page, dashboard, 'Alex Sample');
  delta = await serviceNamed(page, dashboard, name);
  writes = writesOf(page);
}

beforeAll(async () => {
  dashboard = await startDashboard();
});

/** The service is as it was, for the next test. */
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
  for (const { key } of await openTickets(dashboard, name))
    await dashboard.desk('withdraw', key, 'Asked in a test');
});

afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

const inSight = (part: string) =>
  page.locator(part).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  });

test.each([
  ['a phone, light', 375, 667, 'light'],
  ['a phone, dark', 375, 667, 'dark'],
  ['a desktop, dark', 1280, 900, 'dark'],
] as const)(
  'on %s heading and buttons stay, and axe finds nothing',
  async (_on, width, height, colorScheme) => {
    await arrive({ viewport: { width, height }, colorScheme });
    await page.goto(dialogAt(dashboard, delta, 'connect'));
    await dialog().getByRole('heading', { name: '1. Ready to connect?' }).waitFor();
    for (const summary of await dialog().locator('summary').all()) await summary.click();
    expect(await accessibilityFaults(page)).toEqual([]);

    await button('Send request').press('Enter');
    await dialog().getByText('Accept the terms to connect.').first().waitFor();
    await stateShown(page, `Connect ${name}`, 'elsewhere');
    expect(await inSight('dialog h2')).toBe(true);
    expect(await inSight('dialog button[type=submit]')).toBe(true);
  },
);

/** Opens the dialog from the page of the service, so that there is a way back. */
async function opened(): Promise<void> {
  await page.goto(dashboard.url + delta.path);
  await page.getByRole('link', { name: 'Connect…' }).click();
  await stateShown(page, `Connect ${name}`);
}

const closed = () => dialog().waitFor({ state: 'hidden' });
const opener = () => page.getByRole('link', { name: 'Connect…' });

test('untouched, it closes at Escape, at a click beside it and by going back', async () => {
  await arrive();
  await opened();
  await page.keyboard.press('Escape');
  await closed();
  expect(await opener().evaluate((element) => element === document.activeElement)).toBe(true);
  await opener().click();
  await stateShown(page, `Connect ${name}`);
  await page.mouse.click(20, 450);
  await closed();
  await opener().click();
  await stateShown(page, `Connect ${name}`);
  await page.goBack();
  await closed();
  await opener().waitFor();
});

const question = 'Close without sending?';
const typed = 'For the field course.';
const waysOut: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['Escape', () => page.keyboard.press('Escape')],
  ['a click beside it', () => page.mouse.click(20, 450)],
  ['Cancel', () => button('Cancel').click()],
  ['the cross', () => button('Close').click()],
  ['going back', () => page.evaluate(() => history.back())],
];

test('typed text is not lost without a question, by any way out', async () => {
  await arrive();
  await opened();
  await field('comments').fill(typed);
  for (const [, leave] of waysOut) {
    await leave();
    await stateShown(page, question);
    await page.keyboard.press('Escape');
    await stateShown(page, `Connect ${name}`);
    expect(await field('comments').inputValue()).toBe(typed);
  }
  await page.keyboard.press('Escape');
  await button('Close without sending').click();
  await closed();
  expect(new URL(page.url()).search).toBe('');
});

const accept = () => box('accept these terms').check();
const send = () => button('Send request');

async function isFiledOnce(): Promise<void> {
  await stateShown(page, 'Request sent');
  expect(await openTickets(dashboard, name)).toHaveLength(1);
  expect(writes).toHaveLength(1);
}

test('pressed twice, by mouse or by keyboard, it is sent once', async () => {
  await arrive();
  await opened();
  await accept();
  await send().dblclick();
  await page.keyboard.press('Enter');
  await isFiledOnce();
});

test('Enter in the form and a click at once send it once', async () => {
  await arrive();
  await opened();
  await accept();
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();
    document.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();
  });
  await isFiledOnce();
});

test('back, forward and a reload after sending send nothing', async () => {
  await arrive();
  await opened();
  await accept();
  await send().click();
  await isFiledOnce();
  await page.reload();
  await stateShown(page, 'There is already an open ticket');
  await page.goBack();
  await closed();
  await page.goForward();
  await stateShown(page, 'There is already an open ticket');
  expect(await openTickets(dashboard, name)).toHaveLength(1);
  expect(writes).toHaveLength(1);
});
