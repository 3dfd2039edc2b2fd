/**
 * `npm run bench -- feeds`: what metadata costs that goes out, on a catalogue of SERVICES (default 10,000), for the two
 * institutions that are connected to most; then answers of the query protocol by AT_ONCE (8) readers for SECONDS (10).
 * Prints milliseconds; it measures, it judges nothing.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from '../prepare.mjs';
import { startServer } from './servers.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const atOnce = setting('AT_ONCE', 8);
const sha1 = (text) => createHash('sha1').update(text).digest('hex');

await prepare();
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-bench-'));
const unlimited = { READS_PER_MINUTE: '1000000', COSTLY_SECONDS_PER_MINUTE: '100000' };
const server = await startServer(setting('SERVICES', 10_000), { DATA_DIR, ...unlimited });
const tool = path.join(import.meta.dirname, '../../dist/server/cli.js');
const env = { ...process.env, DATA_DIR };
const [token] = execFileSync(process.execPath, [tool, 'consumers', 'add', 'bench', '--everything'], { env })
  .toString()
  .split('\n');

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
function get(address, headers = {}) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(new URL(address, server.url), { agent, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          etag: answer.headers.etag,
          ms: performance.now() - begun,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Longest answer of a call that does nothing while `work` is done, in milliseconds: so long the server was busy. */
async function heldUp(work) {
  let longest = 0;
  let done = false;
  const asking = (async () => {
    while (!done) longest = Math.max(longest, (await get('/internal/live')).ms);
  })();
  const result = await work();
  done = true;
  await asking;
  return { ...result, longest };
}

const all = await get('/export/connections', { authorization: `Bearer ${token}` });
const { institutions } = JSON.parse(all.body.toString());
const services = ({ services: connected }) => connected.filter(({ type }) => type === 'saml20_sp');
const [most, second] = institutions.toSorted((a, b) => services(b).length - services(a).length);
const feedOf = ({ entityId }) => `/metadata/idp/${sha1(entityId)}/services.xml`;

const rows = {};
async function measure(what, address, headers) {
  // The key of the demonstration is made when it is needed first.
  await get('/metadata/signing.pem');
  const { ms, longest, body, etag } = await heldUp(() => get(address, headers));
  rows[what] = {
    ms: ms.toFixed(0),
    'others waited ms': longest.toFixed(0),
    MB: (body.length / 1e6).toFixed(2),
  };
  return etag;
}
const gzip = { 'accept-encoding': 'gzip' };
const named = (institution) => `${services(institution).length} services`;
await measure(`${named(most)}, nothing is known`, feedOf(most), gzip);
const etag = await measure(`${named(most)}, again`, feedOf(most), gzip);
await measure(`${named(most)}, nothing new (304)`, feedOf(most), { ...gzip, 'if-none-match': etag });
await measure(`${named(second)}, entities are known`, feedOf(second), gzip);

const queries = services(most).map(
  ({ entityId }) => `/mdq/idp/${sha1(most.entityId)}/entities/${encodeURIComponent(entityId)}`,
);
async function answersPerSecond(headers) {
  const end = performance.now() + setting('SECONDS', 10) * 1000;
  const times = [];
  let next = 0;
  async function ask() {
    while (performance.now() < end) times.push((await get(queries[next++ % queries.length], headers)).ms);
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, ask));
  times.sort((a, b) => a - b);
  return {
    'a second': Math.round(times.length / ((performance.now() - begun) / 1000)),
    'median ms': times[Math.floor(times.length / 2)].toFixed(1),
    '99 % ms': times[Math.floor(times.length * 0.99)].toFixed(1),
  };
}
const protocol = { 'first answers': await answersPerSecond({}), 'later answers': await answersPerSecond({}) };
console.table(rows);
console.table(protocol);
agent.destroy();
await server.stop();
rmSync(DATA_DIR, { recursive: true, force: true });
