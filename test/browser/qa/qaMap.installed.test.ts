/** The map of the visualiser in the built product; an ordinary page loads no byte of it. */
import { existsSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { charts } from '../../../src/qa/charts';
import { filesBelow, textOf } from '../../architecture/files';
import { accessibilityFaults, closeBrowser, visit, workOf } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { pressEnter, tabTo, typeInto } from '../../support/browser/keyboard';

const dashboard = sharedDashboard();

afterAll(async () => {
  await closeBrowser();
});

const assets = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
/** Chunks of nothing but data have no map. */
const sourcesOf = (asset: string): readonly string[] =>
  existsSync(`dist/client/assets/${asset}.map`)
    ? (JSON.parse(textOf(`dist/client/assets/${asset}.map`)) as { sources: string[] }).sources
    : [];
const ofVisualiser = assets.filter(
  (asset) =>
    sourcesOf(asset).some((source) => /\/\.\/src\/(qa\/|machines\/registry\.ts)/.test(source)) ||
    /"qa\.mode\.map"|"wires"/.test(textOf(`dist/client/assets/${asset}`)),
);

const connect = charts.find(({ id }) => id === 'connect');
const levelTooLowEdge = connect?.edges.find(({ guard }) => guard === 'isAskedForLevel')?.key ?? '';

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const item = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);

describe('the bundle', () => {
  test('holds no layout engine', () => {
    expect(assets.length).toBeGreaterThan(10);
    const found = assets.filter(
      (asset) =>
        sourcesOf(asset).some((source) => source.includes('elkjs')) ||
        textOf(`dist/client/assets/${asset}`).includes('org.eclipse.elk'),
    );
    expect(found).toEqual([]);
  });

  test('the page of the dashboard names no file of the visualiser, and no file belongs to both', () => {
    expect(ofVisualiser.length).toBeGreaterThan(2);
    expect(ofVisualiser.filter((asset) => textOf('dist/client/index.html').includes(asset))).toEqual([]);
    const ofBoth = ofVisualiser.filter((asset) =>
      sourcesOf(asset).some((source) => /\/\.\/src\/(api|store|app|features|dialogs\/host)\//.test(source)),
    );
    expect(ofBoth).toEqual([]);
  });

  test('neither an ordinary page nor a dialog loads a byte of it', async () => {
    const { context, page } = await visit();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${dashboard.url}/login?redirect_url=${encodeURIComponent('/apps/all')}`);
    await page.getByRole('button', { name: /Alex Sample/ }).click();
    for (const path of ['/apps/all', '/tickets', '/apps/41/saml20_sp/about?dialog=connect:41:saml20_sp']) {
      await page.goto(dashboard.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(loaded.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
    expect(loaded.filter((path) => ofVisualiser.some((asset) => path.endsWith(asset)))).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['on a desktop in the light', { colorScheme: 'light' }],
  ['on a phone in the dark', { colorScheme: 'dark', viewport: { width: 375, height: 800 } }],
] as const)('the map %s', (_where, options) => {
  test('search, select, drill and back, by keyboard; axe finds nothing', async () => {
    const { context, page, complaints } = await visit(options);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto(`${dashboard.url}/qa`);
    await item(page, 'connect').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await typeInto(page, page.getByRole('searchbox'), 'isAskedForLevel');
    await pressEnter(page, page.getByRole('link', { name: /isAskedForLevel.*in connect/ }));
    const edge = item(page, levelTooLowEdge);
    await edge.waitFor();
    expect(await edge.getAttribute('aria-pressed')).toBe('true');
    expect(await edge.evaluate(inSightOfItsRegion)).toBe(true);

    await tabTo(page, edge);
    await page.keyboard.press('ArrowRight');
    expect(await item(page, 'steppingUp').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).searchParams.get('at')).toBe('connect.steppingUp');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await pressEnter(page, page.getByRole('button', { name: 'Open stepUp' }));
    await page.getByRole('heading', { level: 2, name: /^stepUp — / }).waitFor();
    await page.goBack();
    await item(page, 'steppingUp').waitFor();
    await page.reload();
    expect(await item(page, 'steppingUp').getAttribute('aria-pressed')).toBe('true');

    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('the descriptions, headings and search speak Portuguese', async () => {
  const { context, page } = await visit();
  await page.goto(`${dashboard.url}/qa?machine=stepUp&at=stepUp.explaining&language=pt`);
  await page.getByRole('radio', { name: 'PT' }).check();
  await page.getByText('Diz porque é precisa uma autenticação reforçada').first().waitFor();
  await page
    .getByRole('button', { name: 'explaining, espera, Autenticação reforçada', exact: true })
    .waitFor();
  await context.close();
});

test('selecting the largest picture takes less than 100 ms of work', async () => {
  const { context, page } = await visit();
  await page.goto(`${dashboard.url}/qa?machine=stepUp`);
  await item(page, 'explaining').waitFor();
  const works: number[] = [];
  for (const machine of ['connect', 'session', 'connect', 'stepUp', 'connect']) {
    const work = await workOf(page, () => page.evaluate(drawn, machine));
    if (machine === 'connect') works.push(work);
  }
  const items = (connect?.states.length ?? 0) + (connect?.edges.length ?? 0);
  expect(await page.locator('[data-name]').count()).toBe(items);
  expect(Math.min(...works)).toBeGreaterThan(0);
  expect(Math.min(...works)).toBeLessThan(100);
  await context.close();
});

test('the documents hold a picture of every machine of the map', async () => {
  const { context, page } = await visit();
  await page.goto(`${dashboard.url}/qa`);
  await item(page, 'connect').waitFor();
  const names = await page.getByRole('row').getByRole('rowheader').allTextContents();
  const machines = names.map((name) => name.split(' — ')[0]);
  expect(machines.length).toBe(charts.length);
  const pictures = filesBelow('docs/machines', /\.svg$/);
  expect(machines.filter((machine) => !pictures.includes(`docs/machines/${machine}.svg`))).toEqual([]);
  await context.close();
});

/** Chooses a machine in the list; gives the time until its picture is painted. */
async function drawn(machine: string): Promise<void> {
  const list = [...document.querySelectorAll('select')].find(({ options }) =>
    [...options].some(({ value }) => value === machine),
  );
  if (!list) throw new Error('no list of machines');
  list.value = machine;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isDrawn = () =>
    document.querySelector(`[role=region][aria-label*=" ${machine}."]`)?.querySelector('[data-name]');
  while (!isDrawn()) await frame();
  await frame();
}

function inSightOfItsRegion(element: Element): boolean {
  const region = element.closest('[role=region]')?.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  if (!region) return false;
  return (
    own.right > region.left && own.left < region.right && own.bottom > region.top && own.top < region.bottom
  );
}
