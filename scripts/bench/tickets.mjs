/**
 * `node scripts/bench/tickets.mjs`: measures the queries about tickets with TICKETS of them (default
 * 100,000), of which one institution has 1,000 in the last year, and how long the list of that institution
 * takes in Chromium until its first card shows. `POSTGRES=1` uses its own PostgreSQL, BROWSER=0 leaves the
 * list out. It makes no judgement.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from '../prepare.mjs';
import { startPostgres } from '../postgres.mjs';
import { inventTickets } from './invent.mjs';
import { signIn } from './signIn.mjs';
import { arrive, median } from './visit.mjs';

const count = Number(process.env.TICKETS ?? 100_000);
const rounds = Number(process.env.ROUNDS ?? 9);
const root = path.join(import.meta.dirname, '../..');
await prepare();
const postgres = process.env.POSTGRES === '1' ? await startPostgres() : null;
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-bench-'));
const dataDir = path.join(folder, 'data');
const port = 17_000 + (process.pid % 900);
const url = `http://localhost:${port}`;
const env = {
  ...process.env,
  PORT: String(port),
  READS_PER_MINUTE: '1000000',
  DATA_DIR: dataDir,
  ...(postgres && { DATABASE_URL: postgres.url }),
};

async function start() {
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes(url) && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  return child;
}

async function stop(child) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function write() {
  if (postgres) {
    const { default: pg } = await import('pg');
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(inventTickets, [count, 1_000]);
    await client.query('analyze ticket');
    return client.end();
  }
  const { PGlite } = createRequire(import.meta.url)('@electric-sql/pglite');
  const database = await PGlite.create(path.join(dataDir, 'database'));
  await database.query(inventTickets, [count, 1_000]);
  await database.query('analyze ticket');
  return database.close();
}

await stop(await start());
await write();
const server = await start();
const cookie = await signIn(url, 'alex-sample');
/** Returns the processor time of the main thread so far, in milliseconds. */
const worked = () =>
  Number(readFileSync(`/proc/${server.pid}/task/${server.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const asked = { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' };
const me = await (await fetch(`${url}/dashboard/api/users/me`, { headers: asked })).json();
const headers = { ...asked, 'content-type': 'application/json', 'x-idp-entity-id': me.payload.currentIdp.id };
const seconds = Math.floor(Date.now() / 1000);
const types = ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE', 'UNLINKINVITE'];
const list = { maxResults: 1000, startAt: 0, types, sortBy: 'requestDate', sortAscending: true };
const year = { ...list, from: seconds - 365 * 86_400, to: seconds + 86_400 };
const service = await fetch(`${url}/dashboard/api/actions`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ ...year, maxResults: 1 }),
}).then(async (answer) => (await answer.json()).payload.issues[0].spId);

const questions = {
  'the list of a year': year,
  'the list of all times': { ...list, from: 0, to: year.to },
  'the first 20': { startAt: 0 },
  'by name of the service': { ...year, sortBy: 'spName', maxResults: 20 },
  'the marker': { maxResults: 0, types: ['LINKINVITE', 'UNLINKINVITE'], statuses: ['Waiting for customer'] },
  'what is under way for a service': {
    maxResults: 1,
    startAt: 0,
    spEntityId: service,
    types: ['LINKREQUEST', 'UNLINKREQUEST', 'LINKINVITE', 'UNLINKINVITE'],
    statuses: ['Waiting for Acceptance', 'Open', 'In Progress', 'Waiting for customer'],
  },
  'one by its key': { maxResults: 1, startAt: 0, key: 'BNC-500' },
};
const answers = {};
for (const [what, filter] of Object.entries(questions)) {
  const took = [];
  const work = [];
  let text = '';
  for (let round = 0; round < rounds + 1; round += 1) {
    const [before, begun] = [worked(), performance.now()];
    const answer = await fetch(`${url}/dashboard/api/actions`, {
      method: 'POST',
      headers,
      body: JSON.stringify(filter),
    });
    text = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
    took.push(performance.now() - begun);
    work.push(worked() - before);
  }
  const { issues, total } = JSON.parse(text).payload;
  answers[what] = {
    tickets: issues.length,
    total,
    'kB uncompressed': Math.round(text.length / 1000),
    'median ms': median(took.slice(1)).toFixed(0),
    'server worked, median ms': median(work.slice(1)).toFixed(0),
  };
}
console.log('Load:', loadavg().map(Math.round).join(', '));
console.table({ [postgres ? 'PostgreSQL' : 'embedded']: { tickets: count } });
console.table(answers);

const CARD = 'main ol > li h2';
/** Runs in the page: measures from the click that opens the list until the frame after its first card. */
const untilCard = async (card) => {
  const link = document.querySelector('nav a[href="/tickets"]');
  const begun = performance.now();
  link.click();
  while (!document.querySelector(card)) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - begun;
};

if (process.env.BROWSER !== '0') {
  const { launchToMeasure } = await import('../browser.mjs');
  const browser = await launchToMeasure();
  const lists = {};
  for (const slow of [false, true]) {
    const cold = [];
    const opened = [];
    const again = [];
    for (let round = 0; round < rounds + 1; round += 1) {
      const { context, page } = await arrive(browser, url, { slow });
      await page.goto(`${url}/my-idp`);
      await page.waitForLoadState('networkidle');
      opened.push(await page.evaluate(untilCard, CARD));
      await page.evaluate(() => history.back());
      await page.waitForFunction((card) => !document.querySelector(card), CARD);
      again.push(await page.evaluate(untilCard, CARD));
      await page.goto('about:blank');
      await page.goto(`${url}/tickets`);
      await page.waitForFunction(() => window.bench.firstRow);
      cold.push((await page.evaluate(() => window.bench)).firstRow);
      await context.close();
    }
    const of = (values) => median(values.slice(1)).toFixed(0);
    lists[slow ? 'slow' : 'plain'] = {
      'from the click ms': of(opened),
      'again ms': of(again),
      'page load ms': of(cold),
    };
  }
  console.log('1,000 tickets until the first card. Slow: 4× CPU, 10 Mbit/s, 40 ms');
  console.table(lists);
  await browser.close();
}

await stop(server);
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
