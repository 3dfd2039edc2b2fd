/**
 * The distance of everyday actions: in presses, in stops of the keyboard, in pixels from the top
 * (REQUIREMENTS 255).
 */
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit } from '../support/browser/browser';
import { startDashboard, type Dashboard } from '../support/product/dashboard';
import { openKey, servicePage } from '../support/browser/dialogs';
import { giveLogin } from '../support/product/giveLogin';
import { chooseAnother } from '../support/browser/typedPlace';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});

afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };

async function arrive(person: string, options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options);
  await giveLogin(visitor.page, dashboard, person);
  return visitor;
}

/** The list as regular visitors have it, without the welcome above it. */
async function openList(page: Page): Promise<void> {
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('row').nth(1).getByRole('link').waitFor();
  const welcome = page.getByRole('button', { name: 'Do not show again' });
  await welcome.click();
  await welcome.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('row').nth(1).getByRole('link').waitFor();
}

/** Presses one after the other, and returns how many there were. */
async function presses(...targets: Locator[]): Promise<number> {
  for (const target of targets) await target.click();
  return targets.length;
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: RegExp | string) => dialog(page).getByRole('button', { name });
const done = (page: Page, title: string) => dialog(page).getByRole('heading', { name: title }).waitFor();

test('an invitation is answered by three presses from the list, and declined by two', async () => {
  const { context, page } = await arrive('Alex Sample');
  const line = (key: string) => page.getByRole('row').filter({ hasText: key });
  const accepted = await openKey(dashboard, 'Lantern Archive');
  await page.goto(`${dashboard.url}/tickets`);
  const accepting = await presses(
    line(accepted).getByRole('link', { name: /^Accept/ }),
    dialog(page).getByRole('checkbox', { name: /accept/i }),
    button(page, 'Accept invitation'),
  );
  await done(page, 'Invitation accepted');
  expect(accepting).toBe(3);

  const declined = await openKey(dashboard, 'Larkspur Language Corpus');
  await page.goto(`${dashboard.url}/tickets`);
  const declining = await presses(
    line(declined).getByRole('link', { name: /^Decline/ }),
    button(page, 'Decline invitation'),
  );
  await done(page, 'Invitation declined');
  expect(declining).toBe(2);
  await context.close();
});

test('a connection is requested by three presses on the page of its service', async () => {
  const { context, page } = await arrive('Alex Sample');
  await servicePage(page, dashboard, 'Delta Water Model');
  const clicks = await presses(
    page.getByRole('link', { name: 'Connect…' }),
    dialog(page).getByRole('checkbox', { name: /accept/i }),
    button(page, 'Send request'),
  );
  await done(page, 'Request sent');
  expect(clicks).toBe(3);
  await context.close();
});

test('ten tickets fit in a window of 1366 x 900', async () => {
  const { context, page } = await arrive('Alex Sample');
  await page.goto(`${dashboard.url}/tickets`);
  await page.getByRole('table').waitFor();
  const details = page.getByRole('button', { name: /^Details of/ });
  expect(await details.count()).toBe(10);
  const { y, height } = (await page.getByRole('table').boundingBox()) ?? {
    y: Number.NaN,
    height: Number.NaN,
  };
  expect(y + height).toBeLessThanOrEqual(900);
  await context.close();
});

test('the first service is at most twelve stops and presses of the keyboard from the top', async () => {
  const { context, page } = await arrive('Alex Sample');
  await openList(page);
  const skips = page.getByRole('link', { name: /^Skip/ });
  const first = page.getByRole('row').nth(1).getByRole('link');
  await first.waitFor();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  const focused = page.locator(':focus');
  const isAt = async (target: Locator) => (await target.and(focused).count()) > 0;
  let pressed = 0;
  while (!(await isAt(first)) && pressed < 40) {
    await page.keyboard.press((await isAt(skips)) ? 'Enter' : 'Tab');
    pressed += 1;
  }
  expect(pressed).toBeLessThanOrEqual(12);
  await context.close();
});

/** Pixels from the top of the page, without the notice that this is a demonstration. */
async function topOf(page: Page, target: Locator): Promise<number> {
  const notice = await page.getByText(/^Demonstration:/).boundingBox();
  const { y } = (await target.boundingBox()) ?? { y: Number.NaN };
  return y - (notice?.height ?? 0);
}

test('on a phone the first service and the first ticket begin in the upper third', async () => {
  const { context, page } = await arrive('Alex Sample', phone);
  const third = phone.viewport.height / 3;
  await openList(page);
  const service = page.getByRole('row').nth(1).getByRole('link');
  await service.waitFor();
  expect(await topOf(page, service)).toBeLessThanOrEqual(third);
  await page.goto(`${dashboard.url}/tickets`);
  const ticket = page.getByRole('button', { name: /^Details of/ }).first();
  await ticket.waitFor();
  expect(await topOf(page, ticket)).toBeLessThanOrEqual(third);
  await context.close();
});

test('ticked services stay over pages and a visit to one of them; the bar does not move the list', async () => {
  const { context, page } = await arrive('Alex Sample');
  await openList(page);
  const row = (index: number) => page.getByRole('row').nth(index);
  const bar = page.getByRole('group', { name: 'Selected services' });
  await row(1).getByRole('link').waitFor();
  const before = await row(1).boundingBox();
  await row(1).getByRole('checkbox').check();
  await bar.getByText('1 selected').first().waitFor();
  expect(await row(1).boundingBox()).toEqual(before);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL(/page=2/);
  await row(2).getByRole('checkbox').check();
  await bar.getByText('2 selected').first().waitFor();
  await row(2).getByRole('link').click();
  // The list has a link of the same name, and stays until the page of the service has loaded.
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'All services' }).first().click();
  await bar.getByText('2 selected').first().waitFor();
  expect(await row(2).getByRole('checkbox').isChecked()).toBe(true);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('services.csv');
  await page.setViewportSize({ width: 375, height: 812 });
  // On a phone it is one line, in the place of the number of services.
  const shown = await bar.boundingBox();
  expect(shown?.y).toBeGreaterThan(0);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(812 / 3);
  expect(shown?.height).toBeLessThan(64);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('two clicks on the page of a service start a policy, five change a level', async () => {
  const { context, page } = await arrive('Robin Example');
  await servicePage(page, dashboard, 'Copperplate Thesis Archive');
  const beginning = await presses(
    page.getByRole('link', { name: /authorization polic/ }).first(),
    page.getByRole('link', { name: 'New policy' }),
  );
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  expect(beginning).toBe(2);

  await servicePage(page, dashboard, 'Ember Survey');
  const coming = await presses(
    page.getByRole('link', { name: 'Settings', exact: true }),
    page.getByRole('link', { name: /^Strong authentication/ }),
  );
  await chooseAnother('Assurance level')(page);
  const clicks = await presses(
    page.getByRole('button', { name: 'Review request…' }),
    button(page, 'Send request'),
  );
  await dialog(page)
    .getByText(/CXT-\d+/)
    .first()
    .waitFor();
  expect(coming + 1 + clicks).toBe(5);
  await context.close();
});
