/** A document comes complete and in time, in spite of any fault of the prerendering thread. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writePage } from '../../support/product/builtPage';
import { catchLog } from '../../support/server/catchLog';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { until } from '../../support/until';

const plain =
  '<!doctype html><html lang="en" data-logos="" data-languages="en nl pt" data-support="desk@federation.example"><head></head><body><div id="root"></div></body></html>';
const threads = {
  breaks: 'throw new Error("the thread broke")',
  'breaks when it is asked': "require('worker_threads').parentPort.on('message', () => process.exit(1))",
  'says nothing': "require('worker_threads').parentPort.on('message', () => undefined)",
  'has nothing to show':
    "const { parentPort } = require('worker_threads'); parentPort.on('message', ({ id }) => parentPort.postMessage({ id }))",
  'says why it cannot':
    "const { parentPort } = require('worker_threads'); parentPort.on('message', ({ id }) => parentPort.postMessage({ id, error: 'no such thing' }))",
  'answers another':
    "const { parentPort } = require('worker_threads'); parentPort.on('message', () => parentPort.postMessage({ id: -1, html: 'x' }))",
};

const folders: string[] = [];
const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function start(thread: string, settings: Record<string, string> = {}): Promise<TestClient> {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-prerender-'));
  folders.push(folder);
  for (const name of ['client', 'prerender']) mkdirSync(path.join(folder, name));
  writePage(path.join(folder, 'client'));
  writeFileSync(path.join(folder, 'prerender/prerender.js'), thread);
  const first = apps[0];
  const app = await startTestApp({
    clientDir: path.join(folder, 'client'),
    settings,
    ...(first && { database: first.database }),
  });
  apps.unshift(app);
  return app.as('admin');
}

const send = (client: TestClient, encoding = 'identity') =>
  client.call('GET', '/apps/all', undefined, { accept: 'text/html', 'accept-encoding': encoding });

test.each(Object.keys(threads) as (keyof typeof threads)[])('a thread that %s', async (name) => {
  const client = await start(threads[name]);
  for (let visits = 0; visits < 3; visits += 1) {
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (body: Buffer) => body],
    ] as const) {
      const response = await send(client, encoding);
      expect([response.statusCode, read(response.rawPayload).toString()]).toEqual([200, plain]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  }
});

test('the log contains the reason', async () => {
  const client = await start(threads['says why it cannot'], { LOG_LEVEL: 'error' });
  const [app] = apps;
  if (!app) throw new Error('no server');
  const lines = catchLog(app);
  await send(client);
  await until(() => lines.length > 0);
  expect(lines).toContainEqual(
    expect.objectContaining({ error: 'no such thing', msg: 'a page cannot be prerendered' }),
  );
});

/** Counts who comes while four are drawn for, and is answered before them. */
async function answeredMeanwhile(client: TestClient): Promise<number> {
  let isOver = false;
  // Each of these waits for the thread in vain; they cannot be told apart from its own work.
  const first = Promise.all(Array.from({ length: 4 }, () => send(client))).then(() => (isOver = true));
  let meanwhile = 0;
  await setTimeout(50);
  while (!isOver) {
    const { body } = await send(client);
    expect(body).toBe(plain);
    if (!isOver) meanwhile += 1;
  }
  await first;
  return meanwhile;
}

test('a request that comes while several are being rendered does not wait', async () => {
  const client = await start(threads['says nothing']);
  let meanwhile = await answeredMeanwhile(client);
  // On a busy machine one who comes may be among the four.
  for (let again = 0; again < 4 && meanwhile === 0; again += 1) meanwhile = await answeredMeanwhile(client);
  expect(meanwhile).toBeGreaterThan(0);
});

/**
 * A thread that records the requested address and whether it is for a guest, and answers as `answer` says.
 */
function noting(answer: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-asked-'));
  folders.push(folder);
  const file = path.join(folder, 'asked');
  writeFileSync(file, '');
  const thread = `
    const { parentPort } = require('worker_threads');
    parentPort.on('message', ({ id, url, person }) => {
      require('fs').appendFileSync(${JSON.stringify(file)}, url + ' ' + person.includes('"guest":true') + '\\n');
      ${answer}
    });`;
  const requested = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return { thread, requested };
}

test('the first rendering, which takes long, is for no one', async () => {
  const { thread, requested } = noting('parentPort.postMessage({ id })');
  await start(thread);
  await until(() => requested().length > 0);
  expect(requested()).toEqual([expect.stringMatching(/\/apps\/all true$/)]);
});

test('after five late renderings in a row no one waits for one, for five seconds', async () => {
  const { thread, requested } = noting('setTimeout(() => parentPort.postMessage({ id }), 600);');
  const client = await start(thread);
  await until(() => requested().length === 1);
  for (let visits = 0; visits < 7; visits += 1) expect((await send(client)).body).toBe(plain);
  expect(requested()).toHaveLength(1 + 5);
  const later = Date.now() + 5_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await send(client);
  jest.restoreAllMocks();
  expect(requested()).toHaveLength(1 + 6);
});

test('one that is in time between late ones causes no pause', async () => {
  const { thread, requested } = noting(
    'setTimeout(() => parentPort.postMessage({ id }), ++globalThis.times % 4 === 1 ? 0 : 600);',
  );
  const client = await start(`globalThis.times = 0; ${thread}`);
  await until(() => requested().length === 1);
  for (let visits = 0; visits < 7; visits += 1) await send(client);
  expect(requested()).toHaveLength(1 + 7);
});

test('the rendering of the thread is in the document', async () => {
  const client = await start(
    "const { parentPort } = require('worker_threads'); parentPort.on('message', ({ id, url, language }) => parentPort.postMessage({ id, html: `<p>${new URL(url).pathname} ${language}</p>` }))",
  );
  let body = '';
  while (!body.includes('<p>')) body = (await send(client)).body;
  expect(body).toContain(
    '<div id="root"><div class="prerendered" inert aria-hidden="true"><p>/apps/all en</p></div></div>',
  );
});
