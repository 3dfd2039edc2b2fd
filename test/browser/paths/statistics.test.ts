/** Statistics as each role meets them: by the keyboard, on any window, in both themes, and nothing leaves the origin. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, forget, visit, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { serviceNamed } from '../../support/browser/dialogs';
import { giveLogin } from '../../support/product/giveLogin';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;
const foreign: string[] = [];

afterAll(async () => {
  await closeBrowser();
});

async function begin(options: Parameters<typeof visit>[0] = {}): Promise<void> {
  foreign.length = 0;
  visitor = await visit(options);
  page = visitor.page;
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== dashboard.url && !['blob:', 'data:'].includes(protocol)) foreign.push(request.url());
  });
}
async function end(): Promise<void> {
  expect(visitor.complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await visitor.context.close();
}

async function open(query = '', person = 'Alex Sample'): Promise<void> {
  await giveLogin(page, dashboard, person);
  await page.goto(`${dashboard.url}/statistics${query}`);
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
}
const plot = () => page.locator('svg.highcharts-root').first();

test('an administrator sees the year by the day, and reaches every control by the keyboard (REQUIREMENTS 213, 214, 224)', async () => {
  await begin();
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('link', { name: 'Statistics' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Logins per day' }).waitFor();
  await plot().waitFor();
  const scale = page.getByRole('combobox', { name: 'Scale' });
  expect(await scale.inputValue()).toBe('auto');
  expect(await page.getByText(/logins in all\. Busiest:/).count()).toBeGreaterThan(0);
  expect(await plot().evaluate((svg) => svg.getBoundingClientRect().bottom)).toBeLessThan(900);
  await scale.selectOption('Day');
  await scale.press('ArrowUp');
  await page.getByRole('heading', { level: 2, name: 'Logins per week' }).waitFor();
  expect(new URL(page.url()).searchParams.get('scale')).toBe('week');
  const to = page.getByRole('button', { name: /^Up to and including/ });
  await to.press('Enter');
  const focused = page.locator('[data-day]:focus');
  await focused.waitFor();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/to=/);
  expect(await page.getByRole('button', { name: 'Later' }).getAttribute('aria-disabled')).toBeNull();
  await page.getByRole('button', { name: 'Later' }).press('Enter');
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Logins per day' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await accessibilityFaults(page)).toEqual([]);
  await end();
});

/** Takes a file from the export menu. */
async function save(kind: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    // Hundreds of bars are drawn for it, on a machine that may do much else.
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: new RegExp(kind) }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

test('numbers and pictures are made in the browser (REQUIREMENTS 226)', async () => {
  await begin({ colorScheme: 'dark' });
  await open('?scale=month');
  await plot().waitFor();
  const csv = await save('CSV');
  expect(csv.name).toMatch(/^statistics-.*-month\.csv$/);
  expect(csv.bytes.toString('utf8')).toMatch(
    /^\uFEFF"When","Logins","Unique users","From","Up to and including","Time zone","Institution","Service","Entity ID"\r\n"[^"]+","\d+","\d+","\d{4}-\d\d-01","\d{4}-\d\d-\d\d","[\w/]+","Harwick University","All services",""\r\n/,
  );
  const png = await save('PNG');
  // All of the plot and of the two lines above it: a part of its height would press it together.
  const size = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
  expect([...size, png.bytes.subarray(1, 4).toString()]).toEqual([2400, 968, 'PNG']);
  const pdf = await save('PDF');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  for (const text of ['Logins per month: All services', 'Harwick University, '])
    expect(pdf.bytes.toString('latin1')).toContain(Buffer.from(text).toString('hex'));
  await end();
});

test('a picture beyond the maximum is drawn smaller, and split over pages (REQUIREMENTS 226)', async () => {
  await begin();
  const services = Array.from({ length: 210 }, (_, index) => ({
    sp_entity_id: `https://sp${index}.example`,
    count_user_id: 1000 - index,
    distinct_count_user_id: 10,
  }));
  await page.route('**/stats/loginAggregated?*', (route) => route.fulfill({ json: services }));
  await open('?detail=1&scale=year');
  await page.getByRole('table').waitFor();
  const png = await save('PNG');
  const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
  expect(height).toBeGreaterThan(16_000);
  expect(height).toBeLessThanOrEqual(16_384);
  expect(width).toBeLessThan(2400);
  const pdf = await save('PDF');
  const text = pdf.bytes.toString('latin1');
  const caption = await page
    .getByText(/logins to [\d,]+ of [\d,]+ services/)
    .first()
    .textContent();
  const shown = Number(/of ([\d,]+) services/.exec(caption ?? '')?.[1]);
  expect(shown).toBeGreaterThanOrEqual(services.length);
  expect(text.match(/\/Type \/Page /g)).toHaveLength(Math.ceil(shown / 20));
  for (const [, w, h] of text.matchAll(/\/Width (\d+) \/Height (\d+)/g))
    expect(Math.max(Number(w), Number(h))).toBeLessThanOrEqual(16_384);
  await end();
}, 300_000);

/** One line says what is shown, and opens the controls. */
async function chooseInSheet(): Promise<void> {
  const scale = page.getByRole('combobox', { name: 'Scale' });
  expect(await scale.isVisible()).toBe(false);
  await page.getByRole('button', { name: /^All services, / }).click();
  await scale.selectOption('Month');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { level: 2, name: 'Logins per month' }).waitFor();
}

/** A complete day: after midnight, there are no logins of today yet. */
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const minutes = `?scale=minute&from=${yesterday}&to=${yesterday}`;

test.each([
  ['light', 320],
  ['dark', 375],
] as const)('fits a phone in the %s theme at %d px', async (colorScheme, width) => {
  await begin({ colorScheme, viewport: { width, height: 800 } });
  for (const query of ['', '?scale=month', '?detail=1&scale=year', minutes]) {
    await open(query);
    await page.getByRole('table').waitFor();
    if (!query.includes('detail')) await plot().waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([query, beyond <= 0]).toEqual([query, true]);
    if (query === '') await chooseInSheet();
    expect([query, await accessibilityFaults(page)]).toEqual([query, []]);
  }
  await end();
});

test('the period before is chosen by keyboard, and is in the picture and the table', async () => {
  await begin();
  await open('?scale=month&from=2026-06-01');
  await plot().waitFor();
  await page.getByRole('checkbox', { name: 'Compare with the period before' }).press('Space');
  await page.waitForURL(/compare=1/);
  await page.locator('.highcharts-legend-item').filter({ hasText: 'Logins in the period before' }).waitFor();
  await page
    .getByText(/logins (than|as) in the period before, /)
    .first()
    .waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'When',
    'Logins',
    'Unique users',
    'Compared with',
    'Logins in the period before',
    'Difference',
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await end();
});

test('the tab of a service has its logins only, and its whole period (REQUIREMENTS 135)', async () => {
  await begin();
  await giveLogin(page, dashboard, 'Alex Sample');
  const response = await page.request.get(`${dashboard.url}/dashboard/api/stats/serviceProviders`);
  const [{ display } = { display: '' }] = (await response.json()) as { display: string }[];
  const service = await serviceNamed(page, dashboard, display);
  await page.goto(dashboard.url + service.path);
  const tabs = page.getByRole('navigation', { name: /Sections of this page/ });
  await tabs.getByRole('link', { name: 'Statistics' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Logins per day' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Service' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Reset' }).count()).toBe(0);
  expect(await page.getByRole('checkbox', { name: 'Per service' }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Scale' }).selectOption('Entire period');
  await page.getByRole('heading', { level: 2, name: 'Logins in the entire period' }).waitFor();
  expect(await page.getByRole('button', { name: 'Earlier' }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await end();
});

test('a viewer has statistics; guests do not (REQUIREMENTS 19)', async () => {
  await begin();
  await open('', 'Kim Placeholder');
  await plot().waitFor();
  await forget(visitor);
  await page.goto(`${dashboard.url}/statistics`);
  await page.waitForURL(/\/404$/);
  expect(await page.getByRole('link', { name: 'Statistics' }).count()).toBe(0);
  await end();
});
