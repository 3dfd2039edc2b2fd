/**
 * `npm run bench`: what a first visit and a search cost in Chromium, on the production build against the real server,
 * with 3,000 and 10,000 services. Prints a table; medians of ROUNDS visits (default 5). It measures, it judges nothing.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from './prepare.mjs';

await prepare();
const { chromium } = await import('playwright-core');
const { startBrowser } = await import('./browser.mjs');

const rounds = Number(process.env.ROUNDS ?? 5);
const root = path.join(import.meta.dirname, '..');
const started = await startBrowser();
if (!started) {
  console.error('This measurement needs Chromium; CHROMIUM_PATH names it.');
  process.exit(1);
}
const browser = await chromium.connect(started.url);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function startServer(services) {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-bench-'));
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED_SERVICES: String(services) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.toString().includes(`:${port}`) && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve(rmSync(dataDir, { recursive: true, force: true })));
      child.kill('SIGTERM');
    });
  return { url: `http://localhost:${port}`, stop };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** One visitor: signs in, opens the catalogue with an empty cache, types a word, opens a service, goes back. */
async function visit(url) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/login?redirect_url=${encodeURIComponent('/404')}`);
  await page
    .getByRole('button', { name: /Alex Sample/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
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

  await page.addInitScript(() => {
    window.bench = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.bench.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const watch = new MutationObserver(() => {
      if (!document.querySelector('tbody tr a')) return;
      watch.disconnect();
      requestAnimationFrame(() => (window.bench.firstRow = performance.now()));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${url}/apps/all`);
  await page.waitForFunction(() => window.bench.firstRow);
  const { firstRow, shift } = await page.evaluate(() => window.bench);
  await page.waitForLoadState('networkidle');
  const heap = (await session.send('Runtime.getHeapUsage')).usedSize;

  const keys = [];
  for (const key of 'data') {
    keys.push(
      await page.evaluate(async (text) => {
        const field = document.querySelector('input[type=search]');
        const begun = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(
          field,
          field.value + text,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
        let settled = performance.now();
        const watch = new MutationObserver(() => (settled = performance.now()));
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        await new Promise((resolve) => setTimeout(resolve, 400));
        watch.disconnect();
        return settled - begun;
      }, key),
    );
  }
  const opened = await page.evaluate(async () => {
    const link = document.querySelector('tbody tr a');
    const name = link.textContent;
    const begun = performance.now();
    link.click();
    while (document.querySelector('h1')?.textContent !== name) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  const back = await page.evaluate(async () => {
    const begun = performance.now();
    history.back();
    while (!document.querySelector('tbody tr a')) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  await context.close();
  return { firstRow, shift, heap, key: median(keys), worstKey: Math.max(...keys), opened, back, ...wire };
}

const rows = [];
for (const services of [3_000, 10_000]) {
  const server = await startServer(services);
  const visits = [];
  for (let round = 0; round < rounds + 1; round += 1) visits.push(await visit(server.url));
  const of = (name, digits = 0, unit = 1) =>
    (median(visits.slice(1).map((one) => one[name])) / unit).toFixed(digits);
  rows.push({
    services,
    'first row ms': of('firstRow'),
    'layout shift': of('shift', 3),
    requests: of('requests'),
    'JS kB': of('script', 0, 1000),
    'static kB': of('static', 0, 1000),
    'API kB': of('api', 0, 1000),
    'heap MB': of('heap', 1, 1e6),
    'key ms': of('key'),
    'worst key ms': of('worstKey'),
    'open ms': of('opened'),
    'back ms': of('back'),
  });
  await server.stop();
}
console.log(`Medians of ${rounds} visits after one that is not counted`);
console.table(Object.fromEntries(rows.map(({ services, ...row }) => [`${services} services`, row])));
await browser.close();
await started.stop();
