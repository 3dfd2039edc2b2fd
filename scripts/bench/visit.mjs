import { watchPage } from './inPage.mjs';
import { textOf } from './words.mjs';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const worst = (values) => Math.max(...values);

/** Signs a person in, with an empty cache; `slow` means 4× CPU, 10 Mbit/s and 40 ms. */
export async function arrive(browser, signInAt, { slow = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${signInAt}/login?redirect_url=${encodeURIComponent('/404')}`);
  await page
    .getByRole('button', { name: /Alex Sample/ })
    .first()
    .click();
  await page.locator('main:not(.boot) h1').waitFor();

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // This is processor time, which other work on the machine does not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.clearBrowserCache');
  if (slow) {
    const throughput = 10_000_000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(watchPage);
  return { context, page, session, wire: countWire(session) };
}

/** Counts requests and bytes as they come over the wire. */
function countWire(session) {
  const wire = { requests: 0, script: 0, static: 0, api: 0 };
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    kinds.set(requestId, { url: response.url, type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    wire.requests += 1;
    if (kind.url.includes('/dashboard/api')) wire.api += encodedDataLength;
    else wire.static += encodedDataLength;
    if (kind.type === 'Script') wire.script += encodedDataLength;
  });
  return wire;
}

/**
 * Measures the first visit to the list until its first row shows and until it can be used, with the bytes until then
 * and in all.
 */
export async function firstVisit({ page, session, wire }, url) {
  await page.goto('about:blank');
  await page.goto(`${url}/apps/all`);
  await page.waitForFunction(() => window.bench.firstRow);
  const scriptUntilRow = wire.script;
  await page.waitForFunction(() => window.bench.usable);
  const { firstRow, usable } = await page.evaluate(() => window.bench);
  await page.waitForLoadState('networkidle');
  const { shift } = await page.evaluate(() => window.bench);
  const heap = (await session.send('Runtime.getHeapUsage')).usedSize;
  return { firstRow, usable, shift, heap, scriptUntilRow, ...wire };
}

/** Makes one input after another; measures each until its paint, and the milliseconds of script and of long tasks. */
export async function inputs({ page, session }, kinds, acts) {
  const scripting = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
  };
  const results = [];
  for (const act of acts) {
    await page.evaluate((armed) => window.bench.arm(...armed), kinds);
    const { longTasks } = await page.evaluate(() => window.bench);
    const before = await scripting();
    await act();
    await page.waitForFunction(() => window.bench.painted !== undefined, null, { polling: 100 });
    const script = (await scripting()) - before;
    const after = await page.evaluate(() => window.bench);
    results.push({ painted: after.painted, script, longTasks: after.longTasks - longTasks });
  }
  const painted = results.map((one) => one.painted);
  return {
    median: median(painted),
    worst: worst(painted),
    script: median(results.map((one) => one.script)),
    worstScript: worst(results.map((one) => one.script)),
    longTasks: results.reduce((sum, one) => sum + one.longTasks, 0),
  };
}

/** Types in the search, one key at a time, after the searched texts have loaded. */
export async function keys(visitor) {
  const { page } = visitor;
  await page.getByRole('searchbox', { name: textOf('core', 'services.search') }).focus();
  await page.waitForLoadState('networkidle');
  const typed = [...'data', ...Array(4).fill('Backspace'), ...'uni', ...Array(3).fill('Backspace')];
  return inputs(
    visitor,
    ['keydown'],
    typed.map((key) => () => page.keyboard.press(key)),
  );
}

/** Ticks and unticks values of facets. */
export async function facets(visitor) {
  const { page } = visitor;
  const values = page.locator('input[type=checkbox]:not([aria-disabled=true])');
  const count = Math.min(4, await values.count());
  if (count === 0) return undefined;
  const labels = Array.from({ length: count }, (_, index) =>
    page.locator('label:has(input[type=checkbox])').nth(index),
  );
  return inputs(
    visitor,
    ['click'],
    labels.flatMap((label) => [() => label.click(), () => label.click()]),
  );
}

export async function pages(visitor) {
  const { page } = visitor;
  const next = () => page.locator('a[rel=next]').first().click();
  const previous = () => page.locator('a[rel=prev]').first().click();
  return inputs(visitor, ['click'], [next, next, previous, next, next]);
}

/**
 * Opens a service and goes back: measures until its heading shows, until the list shows again, and the requests on the
 * way back.
 */
export async function openAndBack({ page, wire }) {
  const opened = await page.evaluate(async () => {
    const link = document.querySelector('tbody tr a');
    const name = link.textContent;
    const begun = performance.now();
    link.click();
    while (document.querySelector('h1')?.textContent !== name) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  await page.waitForLoadState('networkidle');
  const before = wire.requests;
  const back = await page.evaluate(async () => {
    const begun = performance.now();
    history.back();
    while (!document.querySelector('tbody tr a')) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  await page.waitForLoadState('networkidle');
  return { opened, back, backRequests: wire.requests - before };
}
