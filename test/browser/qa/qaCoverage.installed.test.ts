/** Coverage in the built product: what was driven elsewhere is seen, forgotten, and taken along as test scripts. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { charts } from '../../../src/qa/charts';
import { closeBrowser, visit, workOf, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { visitServices } from '../../support/browser/serviceVisit';
import { pressEnter, pressSpace, tabTo } from '../../support/browser/keyboard';
import { faultsInEveryLook } from '../../support/browser/looks';

const edgesOf = (machine: string) => charts.find(({ id }) => id === machine)?.edges.length;

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qa-coverage-'));
  visitor = await visit();
  page = visitor.page;
});

afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

const connect = charts.find(({ id }) => id === 'connect');
const filed = 'connect.submitting · xstate.done.actor.ticketRequest · 1';
const region = (name: string, on = page) => on.getByRole('region', { name, exact: true });
/** The edge with its coverage mark: the picture of the previous mode stays until the new one has loaded. */
const marked = (key: string, mark: string, on = page) =>
  on.locator(`[data-name="${key}"][data-mark="${mark}"]`);

async function open(parameters: Readonly<Record<string, string>>, on = page) {
  await on.goto(`${dashboard.url}/qa?${new URLSearchParams({ mode: 'coverage', ...parameters }).toString()}`);
  await on.locator('#qa-visit').waitFor({ state: 'attached' });
}

/** A way through connect, in Simulate. */
async function drive(on = page) {
  const draft = { comments: '', level: '', contactEmail: '', shareNone: false };
  const steps = JSON.stringify([
    { answer: 'admission', fixture: 'plain' },
    { event: { type: 'form.submitted', draft } },
    { enter: 'ticketRequest' },
    { answer: 'fileTicket', fixture: 'filed' },
  ]);
  const search = new URLSearchParams({ mode: 'simulate', machine: 'connect', steps });
  await on.goto(`${dashboard.url}/qa?${search.toString()}`);
  await region('Now', on).getByText('connect.requested', { exact: true }).waitFor();
}

async function saved(on: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    on.waitForEvent('download'),
    region(button.startsWith('Save') ? 'Test scripts' : 'Testscripts', on)
      .getByRole('button', { name: button })
      .click(),
  ]);
  const name = download.suggestedFilename();
  await download.saveAs(join(folder, name));
  return { name, text: readFileSync(join(folder, name), 'utf8') };
}

test('transitions taken in Simulate are shown, stay after reloading, and are forgotten by one button', async () => {
  await drive();
  await page.getByText('Coverage', { exact: true }).click();
  await marked(filed, 'byBoth').waitFor();
  await marked('connect.editing · dismissal.requested · 0', 'byTests').waitFor();
  await page.reload();
  await marked(filed, 'byBoth').waitFor();
  await region('Outline')
    .getByRole('button', { name: /^submitting.*by both/ })
    .waitFor();

  await page.getByText('This visit', { exact: true }).click();
  await region('Coverage').getByText('In this visit: 5', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('lens')).toBe('visit');
  await page.getByRole('button', { name: 'Forget this visit' }).click();
  await region('Coverage')
    .getByText(`Not in this visit: ${edgesOf('connect')}`)
    .waitFor();
  await marked(filed, 'uncovered').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('qa.visit'))).toBeNull();
});

test('another tab starts a visit of its own; foreign data in the storage does no harm', async () => {
  await drive();
  const other = await visitor.context.newPage();
  await open({ machine: 'connect', lens: 'visit' }, other);
  await region('Coverage', other)
    .getByText(`Not in this visit: ${edgesOf('connect')}`)
    .waitFor();
  await other.evaluate(() => sessionStorage.setItem('qa.visit', '[["connect",["x",7]],"y"]'));
  await other.reload();
  await region('Coverage', other)
    .getByText(`Not in this visit: ${edgesOf('connect')}`)
    .waitFor();
  await other.close();
});

test('transitions that Live follows in another tab count as well', async () => {
  const alex = await visitServices(dashboard.url, 'Alex Sample');
  const qa = await alex.context.newPage();
  await qa.goto(`${dashboard.url}/qa?mode=live`);
  await qa.getByRole('button', { name: 'Follow', exact: true }).click();
  await qa.getByText('Following', { exact: true }).waitFor();
  await alex.open('Delta Water Model');
  const running = qa.getByRole('list', { name: 'Running machines' }).getByRole('listitem');
  await running.filter({ hasText: 'signedIn' }).filter({ hasNotText: 'ended' }).waitFor();
  await alex.page.getByRole('link', { name: 'Connect…' }).click();
  await qa.getByText('now in editing').waitFor();
  await qa.getByText('Coverage', { exact: true }).click();
  const row = (name: string) => qa.getByRole('row', { name: new RegExp(`^${name} `) });
  await row('connect')
    .getByText(`4 of ${edgesOf('connect')}`, { exact: true })
    .waitFor();
  await row('admission')
    .getByText(`2 of ${edgesOf('admission')}`, { exact: true })
    .waitFor();
  await alex.context.close();
});

test('test scripts of a machine as a file: numbered sentences, and every transition occurs', async () => {
  await open({ machine: 'connect' });
  const { name, text } = await saved(page, 'Save as Markdown');
  expect(name).toBe('test-scripts-connect.en.md');
  const scripts = text.split(/^## /m).slice(1);
  expect(scripts.length).toBeGreaterThan(40);
  for (const script of scripts) {
    const numbers = [...script.matchAll(/^(\d+)\. \S/gm)].slice(1).map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(connect?.edges.filter(({ key }) => !text.includes(`\`${key}\``))).toEqual([]);
  expect(text).not.toContain('qa.script');

  const [address = ''] = /(?<=<)http[^>]+(?=>)/.exec(scripts.at(-1) ?? '') ?? [];
  const other = await visit();
  await other.page.goto(address);
  await region('Now', other.page).waitFor();
  expect(await other.page.getByText('This step is not possible here').count()).toBe(0);
  await other.context.close();
});

test('in Dutch, of all machines in one file', async () => {
  await open({});
  await page.getByRole('radiogroup').getByText('NL', { exact: true }).click();
  await region('Testscripts').waitFor();
  const { name, text } = await saved(page, 'Opslaan als Markdown');
  expect(name).toBe('test-scripts.nl.md');
  expect(text).toContain('# Testscripts van alle machines');
  expect(text).toContain('Vul het formulier in en verstuur het.');
  expect(charts.filter(({ id }) => !text.includes(`\n## ${id}\n`))).toEqual([]);
  const keys = charts.flatMap(({ edges }) => edges.map(({ key }) => key));
  expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  await page.getByRole('radiogroup').getByText('EN', { exact: true }).click();
  await region('Test scripts').waitFor();
});

test('by keyboard and outline alone: from the table to a transition, its users, and its script', async () => {
  await open({});
  await pressEnter(page, page.getByRole('link', { name: /^stepUp — / }));
  const outline = region('Outline');
  await pressEnter(page, outline.getByRole('button', { name: /^leaving/ }));
  await pressEnter(page, outline.getByRole('button', { name: /stillHere/ }));
  await region('Who takes it').getByText('You have not taken it in this visit.').waitFor();
  await pressSpace(page, region('Test scripts').getByRole('button', { name: 'Show the scripts' }));
  const script = region('Test scripts').locator('summary').first();
  await tabTo(page, script);
  await page.keyboard.press('Enter');
  await region('Test scripts').getByText('Wait 15 seconds: the login page does not open.').first().waitFor();
  await pressEnter(
    page,
    region('Test scripts')
      .getByRole('link', { name: /Simulate/ })
      .first(),
  );
  await region('Now').getByText('stepUp.explaining', { exact: true }).waitFor();
});

test('light and dark, wide and on a phone: axe finds no fault, nothing scrolls sideways', async () => {
  const other = await visit({ colorScheme: 'light' });
  await drive(other.page);
  for (const parameters of [
    {},
    { lens: 'visit' },
    { machine: 'connect', at: filed },
    { machine: 'connect', lens: 'visit', at: 'connect.editing' },
    { machine: 'serviceConnection', lens: 'tests' },
  ]) {
    await open(parameters, other.page);
    const show = other.page.getByRole('button', { name: 'Show the scripts' });
    if ('machine' in parameters) {
      await show.click();
      await other.page.locator('details summary').first().click();
    }
    expect([parameters, await faultsInEveryLook(other.page)]).toEqual([parameters, []]);
  }
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test('the picture of the largest machine appears within a moment', async () => {
  await open({});
  const work = await workOf(page, async () => {
    await page
      .getByRole('link', { name: /^connect — / })
      .first()
      .click();
    await page.locator('[data-name="editing"]').waitFor();
  });
  expect(work).toBeGreaterThan(0);
  expect(work).toBeLessThan(400);
});

test('no errors were logged on the way', () => {
  expect(visitor.complaints).toEqual([]);
});
