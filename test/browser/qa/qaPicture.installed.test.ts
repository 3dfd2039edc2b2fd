/**
 * The pictures of the visualiser: they open at a readable size, grow, shrink, fill the screen and can be
 * copied.
 */
import type { Locator, Page } from 'playwright-core';
import { charts } from '../../../src/qa/charts';
import { closeBrowser, leave, visit, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { faultsInEveryLook } from '../../support/browser/looks';
import { settled } from '../../support/browser/settled';
import { watchShifts } from '../../support/browser/shifts';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

beforeEach(async () => {
  visitor = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await leave(visitor);
});
afterAll(closeBrowser);

const region = () => page.getByRole('region', { name: /^Picture of / });
const item = (name: string) => page.locator(`[data-name="${name}"]`);
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(search: string): Promise<void> {
  await page.goto(`${dashboard.url}/qa?${search}`);
  await settled(page);
}

/** Presses a button that copies, until it says that it has. */
async function copied(name: string): Promise<void> {
  await button(name).click();
  await button(name)
    .locator('xpath=..')
    .getByRole('status')
    .getByText('Copied')
    .waitFor({ state: 'attached' });
}

/** Returns the size of the drawn picture, and whether all of it is visible in its region. */
function drawn() {
  return region().evaluate((element) => {
    const svg = element.querySelector('svg');
    const { width, height } = svg?.getBoundingClientRect() ?? new DOMRect();
    return {
      scale: width / (svg?.viewBox.baseVal.width ?? 1),
      whole: width <= element.clientWidth && height <= element.clientHeight + 1,
    };
  });
}

const inSight = (element: Locator) =>
  element.evaluate((one) => {
    const around = one.closest('[role=region]')?.getBoundingClientRect();
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return (
      around !== undefined &&
      left >= around.left &&
      top >= around.top &&
      right <= around.right &&
      bottom <= Math.min(around.bottom, innerHeight)
    );
  });

test.each(charts)('$id opens readable, not enlarged, at its start; nothing moves', async (chart) => {
  await page.addInitScript(watchShifts);
  await open(`machine=${chart.id}`);
  const { scale, whole } = await drawn();
  expect(scale).toBeLessThanOrEqual(1.001);
  expect(scale).toBeGreaterThanOrEqual(0.699);
  if (!whole) expect(scale).toBeLessThan(0.701);
  expect(await inSight(item(chart.initial))).toBe(true);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('buttons, keys and the wheel with Control change the size, which is announced; F fills the screen', async () => {
  await open('machine=connect');
  await button('Fit').click();
  expect((await drawn()).whole).toBe(true);
  await button('100 %').click();
  expect((await drawn()).scale).toBeCloseTo(1);
  await page.getByRole('status').getByText('Size: 100%').waitFor({ state: 'attached' });
  await button('Smaller').click();
  await button('Smaller').click();
  await button('Larger').click();
  expect((await drawn()).scale).toBeCloseTo(0.8);

  await item('preparing').focus();
  await page.keyboard.press('+');
  expect((await drawn()).scale).toBeCloseTo(1);
  await page.keyboard.press('0');
  expect((await drawn()).whole).toBe(true);
  await page.keyboard.press('1');

  // The point under the pointer stays there.
  await item('preparing').scrollIntoViewIfNeeded();
  const box = await item('preparing').boundingBox();
  if (!box) throw new Error('The first state is not drawn');
  await page.mouse.move(box.x, box.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await page.waitForFunction(() => {
    const svg = document.querySelector('[role=region] svg[viewBox]');
    return (
      svg instanceof SVGSVGElement && svg.getBoundingClientRect().width > svg.viewBox.baseVal.width * 1.1
    );
  });
  const after = await item('preparing').boundingBox();
  expect(Math.hypot((after?.x ?? 0) - box.x, (after?.y ?? 0) - box.y)).toBeLessThan(2);

  await item('preparing').focus();
  await page.keyboard.press('f');
  await button('Leave full screen').waitFor();
  const { width } = (await region().boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(1300);
  await button('Leave full screen').click();
  await button('Full screen').waitFor();
});

test('the picture is copied as shown: as SVG and as PNG, and that is announced', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('mode=simulate&machine=stepUp');
  await copied('Copy as SVG');
  const svg = await page.evaluate(() => navigator.clipboard.readText());
  const copy = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    return image.decode().then(() => ({
      name: parsed.localName,
      size: [image.naturalWidth, image.naturalHeight],
      paper: parsed.querySelector('rect')?.getAttribute('fill'),
      words: parsed.textContent,
      classes: parsed.querySelectorAll('[class], [role], [tabindex]').length,
    }));
  }, svg);
  expect(copy).toMatchObject({ name: 'svg', classes: 0 });
  expect(copy.words).toContain('explaining');
  // In the dark theme, the copied picture is dark.
  expect(copy.paper).toMatch(/^rgb\((\d|1\d|2\d), /);

  await copied('Copy as PNG');
  const png = await page.evaluate(async () => {
    const [first] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await (first ?? new ClipboardItem({})).getType('image/png'));
    return [bitmap.width, bitmap.height];
  });
  expect(png).toEqual(copy.size.map((length) => length * 2));
});

test('a bug report is copied from a simulation and from a preview', async () => {
  const steps = JSON.stringify([{ answer: 'admission', fixture: 'plain' }]);
  for (const mode of ['simulate', 'preview']) {
    await open(new URLSearchParams({ mode, machine: 'connect', steps }).toString());
    await copied('Copy bug report');
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain(`- Address: <${page.url()}>`);
    expect(report).toMatch(/- Build: `[0-9a-f]{40}(-dirty)?, connect [0-9a-f]{8}`/);
    expect(report).toContain('HeadlessChrome');
    expect(report).toMatch(/1\. .* → `connect\.editing`/);
  }
});

test('the texts of a panel are found in a machine by keyboard; axe finds nothing during the search', async () => {
  await open('machine=connect');
  await page.getByRole('searchbox', { name: 'Search in connect' }).fill('goes to the federation desk');
  const hit = page.getByRole('button', { name: /^text .*editing$/ });
  await hit.waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await hit.focus();
  await page.keyboard.press('Enter');
  expect(await item('editing').getAttribute('aria-pressed')).toBe('true');
  expect(await item('editing').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await inSight(item('editing'))).toBe(true);
  expect(new URL(page.url()).searchParams.get('at')).toBe('connect.editing');
});

test('the head of the page leads back to the dashboard', async () => {
  await open('mode=coverage');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/qa'));
});
