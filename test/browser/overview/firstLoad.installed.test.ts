/** The first visit to the overview: what is asked, how often, and when. */
import type { Page, Request } from 'playwright-core';
import { accessibilityFaults, closeBrowser, leave, visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { federation } from '../../support/otherServer/federation';
import { serveOther, type ServedOther } from '../../support/otherServer/serveOther';

const dashboard = sharedDashboard();
let other: ServedOther;

beforeAll(async () => {
  other = await serveOther(federation());
});

afterAll(async () => {
  await other.stop();
  await closeBrowser();
});

/** Calls of the application, in the order in which they are sent. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dashboard/api/')) calls.push(request);
  });
  return calls;
}

const about = (calls: readonly Request[], path: RegExp) =>
  calls.filter((call) => path.test(call.url().replace(/.*\/dashboard\/api/, '')));
const me = /^\/users\/me/;
const list = /^\/services(\?|$)/;
const ownCode = /assets\/main\.\w+\.js/;

/** Waits until something is on the screen: before that, rows can be read without their styles. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Maximum number of requests until a page is prerendered. */
const MOST_TRIES = 50;

const phoneInTheDark = { viewport: { width: 375, height: 700 }, colorScheme: 'dark' } as const;

/** Lets nothing of a kind through until the function that it returns is called. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

async function open(url: string, language = 'en') {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(`${url}/404?language=${language}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const calls = callsOf(page);
  await page.goto(`${url}/apps/all`);
  await page.locator('tbody tr a').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { ...visitor, calls };
}

test.each([
  ['our server', () => dashboard.url],
  ['another server', () => other.url],
])('%s gets one request each for person and list', async (_title, url) => {
  const { page, calls, context, complaints } = await open(url());
  expect(about(calls, me)).toHaveLength(1);
  expect(about(calls, list)).toHaveLength(1);
  expect(await page.getByRole('table').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the code and the texts of the overview are fetched once, and used', async () => {
  const { page, context, complaints } = await open(dashboard.url, 'pt');
  await page.locator('html[lang=pt]').waitFor();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  expect(new Set(scripts).size).toBe(scripts.length);
  const has = (part: string) => scripts.some((name) => name.includes(`/assets/${part}.`));
  expect(['overview', 'core-pt', 'core-en'].filter(has)).toEqual(['overview', 'core-pt']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('at most 174.5 kB of script load before the first row', async () => {
  const { page, context } = await open(dashboard.url);
  const [count, bytes] = await page.evaluate(() => {
    const scripts = [...document.querySelectorAll('script[src], link[rel=preload][as=script]')];
    const addresses = scripts.map(
      (script) => script.getAttribute('src') ?? script.getAttribute('href') ?? '',
    );
    const sizes = performance
      .getEntriesByType('resource')
      .filter(({ name }) => addresses.some((address) => address && name.endsWith(address)))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
    return [sizes.length, sizes.reduce((sum, size) => sum + size, 0)];
  });
  expect(count).toBe(4);
  expect(bytes).toBeLessThanOrEqual(174_500);
  await context.close();
});

test('a first visit to another server makes 13 requests, five of them for scripts', async () => {
  const { page, context } = await visit();
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(other.url)) paths.push(new URL(request.url()).pathname);
  });
  await page.goto(`${other.url}/apps/all`);
  await page.locator('tbody tr a').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path !== '/icon.svg')).toHaveLength(13);
  const scripts = paths.flatMap((path) => /assets\/([^.]+)\.\w+\.js$/.exec(path)?.[1] ?? []);
  expect(scripts.toSorted()).toEqual(['afterRows', 'core-en', 'libraries', 'main', 'overview']);
  await context.close();
});

test.each([
  ['our server', () => dashboard.url, '/tickets', {}],
  ['another server', () => other.url, '/apps/all', {}],
  ['another server, on a phone, in the dark', () => other.url, '/tickets', phoneInTheDark],
])(
  'the head of a page is painted before any script and any answer, and stays in place: %s',
  async (_title, url, address, options) => {
    const { page, context, complaints } = await visit(options);
    const letGo = await holdBack(page, /\.js$|\/dashboard\/api\//);
    await page.goto(url() + address, { waitUntil: 'commit' });
    await page.locator('.boot-masthead svg').waitFor();
    await painted(page);
    const places = (where: string) =>
      page.locator(where).evaluate((mark) => JSON.stringify(mark.getBoundingClientRect()));
    const before = await places('.boot-masthead svg');
    letGo();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await places('header svg >> nth=0')).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** The list as the server prerenders it, with the application's own code held back until it is released. */
async function seeFirst(address: string, options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options);
  const { page } = visitor;
  const letGo = await holdBack(page, ownCode);
  const rows = page.locator('.prerendered tbody tr');
  let tries = 0;
  do {
    // If the server, which has just been started, has no time to prerender, the page comes without.
    if ((tries += 1) > MOST_TRIES) throw new Error('The server prerenders nothing.');
    await page.goto(dashboard.url + address, { waitUntil: 'commit' });
    await page.locator('.boot').waitFor({ state: 'attached' });
  } while ((await rows.count()) === 0);
  await painted(page);
  await rows.first().waitFor();
  return { ...visitor, rows, letGo };
}

test.each([
  ['on a wide page', '/apps/all', {}],
  [
    'at 320 px, in the dark, by the address that leads there',
    '/',
    { ...phoneInTheDark, viewport: { width: 320, height: 700 } },
  ],
] as const)(
  'the list is visible before the code loads, and stays in place: %s',
  async (_title, address, options) => {
    const visitor = await seeFirst(address, options);
    const { page, rows, letGo } = visitor;
    const first = await rows.allInnerTexts();
    expect(first.length).toBe(25);
    const places = () =>
      page.locator('tbody tr').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    const before = await places();
    await page.evaluate(() => Object.assign(document.querySelector('tbody tr') ?? {}, { seenFirst: true }));
    // It is there to be seen: nothing in it takes what would be lost.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await page.getByRole('link').count()).toBe(0);
    expect(await page.getByRole('status').innerText()).toBe('IdP Dashboard');

    letGo();
    const table = page.getByRole('table');
    await table.waitFor();
    expect(await table.locator('tbody tr').allInnerTexts()).toEqual(first);
    expect(await places()).toEqual(before);
    // Hydrated, not rendered again.
    expect(await page.evaluate(() => 'seenFirst' in (document.querySelector('tbody tr') ?? {}))).toBe(true);
    expect(await page.locator('.prerendered').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search services' }).fill('there is no such service');
    await table.waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await leave(visitor);
  },
);

test('while the code does not load, the visible page stays, and says that it is still loading', async () => {
  const visitor = await seeFirst('/apps/all');
  const { page, rows, letGo } = visitor;
  // Twenty seconds pass.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const status = page.getByRole('status').filter({ hasText: 'still loading' });
  await status.waitFor();
  expect(await rows.first().isVisible()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await Promise.all([page.waitForEvent('framenavigated'), status.getByRole('link').first().click()]);
  letGo();
  await page.getByRole('table').waitFor();
  await leave(visitor);
});

test('the complete answer of another server has the texts for the search', async () => {
  const { page, calls, context, complaints } = await open(other.url);
  await page.getByRole('searchbox', { name: 'Search services' }).fill('writing together');
  await page.getByRole('row').filter({ hasText: 'Wiki' }).waitFor();
  expect(about(calls, list)).toHaveLength(1);
  expect(about(calls, /texts/)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a language in the address is sent first, and the list arrives in it', async () => {
  const { page, context } = await visit();
  const calls = callsOf(page);
  await page.goto(`${dashboard.url}/apps/all?language=nl`);
  await page.locator('html[lang=nl] tbody tr a').first().waitFor();
  const order = calls.map((call) => call.url().replace(/.*\/dashboard\/api/, ''));
  expect(order[0]).toBe('/users/me?language=nl');
  expect(order.filter((call) => list.test(call))).toHaveLength(1);
  await context.close();
});
