/**
 * `npm run bench -- logins`: imports LOGINS (default 2,000,000) over a year, half of them of one institution
 * with 1,000 services, while a person uses the server; then measures the queries about them. `POSTGRES=1`
 * uses its own PostgreSQL, `CLICKHOUSE=1` keeps the logins in its own ClickHouse, DIST another build than the
 * one that this script makes. `FORMAT=fticks` imports a log of F-TICKS, `FORMAT=syslog` sends that by TCP to
 * the port that takes it. It makes no judgement.
 */
import { spawn } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { prepare } from '../prepare.mjs';
import { startClickHouse } from '../clickhouse.mjs';
import { startPostgres } from '../postgres.mjs';
import { signIn } from './signIn.mjs';

const count = Number(process.env.LOGINS ?? 2_000_000);
const format = process.env.FORMAT ?? 'csv';
const root = path.join(import.meta.dirname, '../..');
if (!process.env.DIST) await prepare();
const dist = path.resolve(root, process.env.DIST ?? 'dist/server');
const postgres = process.env.POSTGRES === '1' ? await startPostgres() : null;
const clickHouse = process.env.CLICKHOUSE === '1' ? await startClickHouse() : null;
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-bench-'));
const port = 18_000 + (process.pid % 900);
const url = `http://localhost:${port}`;
const env = {
  ...process.env,
  PORT: String(port),
  READS_PER_MINUTE: '1000000',
  DATA_DIR: path.join(folder, 'data'),
  SEED_SERVICES: '1200',
  ...(format === 'syslog' && { FTICKS_LISTEN: `127.0.0.1:${port + 1}`, FTICKS_FEDERATIONS: 'BENCH' }),
  ...(postgres && { DATABASE_URL: postgres.url }),
  ...(clickHouse && { STATS_URL: clickHouse.url }),
};

const watching = path.join(import.meta.dirname, 'hold.mjs');
function run(tool, ...words) {
  return spawn(process.execPath, ['--import', watching, path.join(dist, `${tool}.js`), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}
async function heldBy(child) {
  child.send('tell');
  return (await once(child, 'message'))[0];
}
/** Returns the peak memory of a process in MB. It is read while the process runs, since nothing can be read afterwards. */
async function peakOf(child) {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytes(child.pid));
  }, 50);
  child.stdout.pipe(process.stdout);
  await once(child, 'exit');
  clearInterval(watch);
  return peak;
}
const statusOf = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};
const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid, 'status'))?.[1] ?? 0) / 1024;
/** Returns the processor time of the main thread so far, in milliseconds. */
const worked = (pid) => Number(statusOf(pid, `task/${pid}/schedstat`).split(' ')[0]) / 1e6;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const server = run('main');
await new Promise((resolve) => server.stdout.on('data', (text) => String(text).includes(url) && resolve()));
const cookie = await signIn(url, 'alex-sample');
const headers = { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' };

async function ask(call) {
  const start = performance.now();
  const answer = await fetch(`${url}/dashboard/api${call}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
  return { took: performance.now() - start, value: JSON.parse(text) };
}

const me = (await ask('/users/me')).value.payload;
const list = (await ask('/services')).value.payload.apps.map(({ spEntityId }) => spEntityId).slice(0, 1000);
const file = path.join(folder, 'logins.csv');
await writeLogins();
const empty = path.join(folder, 'empty.csv');
writeFileSync(empty, 'time,user,service,institution\n');
const toolIdle = await peakOf(run('importLogins', empty));
await quiet();
const idle = megabytes(server.pid);

const waits = [];
const works = [];
let peak = idle;
let importing = true;
await heldBy(server);
const other = (async () => {
  while (importing) {
    const before = worked(server.pid);
    waits.push((await ask('/users/me')).took);
    works.push(worked(server.pid) - before);
    peak = Math.max(peak, megabytes(server.pid));
    await wait(20);
  }
})();
const start = performance.now();
const toolPeak = format === 'syslog' ? await sent() : await peakOf(run('importLogins', file));
const seconds = (performance.now() - start) / 1000;
importing = false;
await other;
const held = await heldBy(server);
const three = ({ median, most, longest }) => [median, most, longest].map((ms) => ms.toFixed(0)).join(' / ');
const spread = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return three({ median: at(0.5), most: at(0.99), longest: at(1) });
};
console.log('Milliseconds: median / 99 % / longest. Load:', loadavg().map(Math.round).join(', '));
console.table({
  [clickHouse ? 'ClickHouse' : postgres ? 'PostgreSQL' : 'embedded']: {
    format,
    logins: count,
    'a second': Math.round(count / seconds),
    'file MB': Math.round(statSync(file).size / 1e6),
    seconds: seconds.toFixed(0),
    'server idle, peak MB': `${idle.toFixed(0)}, ${peak.toFixed(0)}`,
    'tool idle, peak MB': `${toolIdle.toFixed(0)}, ${toolPeak.toFixed(0)}`,
    request: spread(waits),
    'server worked meanwhile': spread(works),
    'loop held': three(held.wall),
    'loop held, worked': three(held.cpu),
  },
});

const from = Date.UTC(2025, 0, 1) / 1000;
const to = Date.UTC(2026, 0, 1) / 1000;
const day = `from=${from + 100 * 86_400}&to=${from + 101 * 86_400}`;
const one = encodeURIComponent(list[3]);
const questions = {
  'a year by day': `/stats/loginTimeFrame?from=${from}&to=${to}&scale=day`,
  'a day by minute': `/stats/loginTimeFrame?${day}&scale=minute`,
  'a week by hour, one service': `/stats/loginTimeFrame?from=${from}&to=${from + 7 * 86_400}&scale=hour&spEntityId=${one}`,
  'a year by service': '/stats/loginAggregated?period=2025',
  'a month by service': '/stats/loginAggregated?period=2025M3',
  'unique users, a free range of 90 days': `/stats/uniqueLoginCount?from=${from + 20 * 86_400}&to=${from + 110 * 86_400}&spEntityId=${one}`,
  '56 days by minute': `/stats/loginTimeFrame?from=${from}&to=${from + 56 * 86_400}&scale=minute`,
};
const answers = {};
for (const [what, call] of Object.entries(questions)) {
  const took = [];
  for (let round = 0; round < 9; round += 1) {
    const answer = await ask(call);
    took.push(answer.took);
    answers[what] = { rows: answer.value.length };
  }
  took.sort((a, b) => a - b);
  answers[what] = { ...answers[what], 'median ms': took[4].toFixed(0), 'worst ms': took[8].toFixed(0) };
}
console.table(answers);

server.kill('SIGTERM');
await once(server, 'exit');
await postgres?.stop();
await clickHouse?.stop();
rmSync(folder, { recursive: true, force: true });

/** Sends the file to the server, which reads it only as fast as it can store it. */
async function sent() {
  const socket = connect({ host: '127.0.0.1', port: port + 1 });
  socket.resume();
  await Promise.all([pipeline(createReadStream(file), socket), once(socket, 'close')]);
  return 0;
}

/** Waits until the server has finished its background work after the start. */
async function quiet() {
  for (let before = -Infinity, now = worked(server.pid); now - before > 150; now = worked(server.pid)) {
    before = now;
    await wait(3_000);
  }
}

/** Writes logins in order of time, as logs have them; a few services have most of them. */
async function writeLogins() {
  const out = createWriteStream(file);
  const others = Array.from({ length: 39 }, (_, index) => index);
  const ids = (await institutions()).filter((id) => id !== me.currentIdp.id);
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  let text = format === 'csv' ? 'time,user,service,institution\n' : '';
  for (let index = 0; index < count; index += 1) {
    const time = new Date(Date.UTC(2025, 0, 1) + (index / count) * 365 * 86_400_000).toISOString();
    const service = list[Math.floor(list.length * next() ** 2)];
    const large = index % 2 === 0;
    const institution = large ? me.currentIdp.id : ids[Math.floor(others.length * next()) % ids.length];
    const user = `u${Math.floor((large ? 40_000 : 2_000) * next() ** 1.5)}`;
    text +=
      format === 'csv'
        ? `${time},${user},${service},${institution}\n`
        : `<38>1 ${time} idp shibboleth 1 - - F-TICKS/BENCH/1.0#TS=${Date.parse(time) / 1000}#RP=${service}#AP=${institution}#PN=${user.padStart(64, '0')}#AM=urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport#RESULT=OK#\n`;
    if (text.length > 1e6) {
      if (!out.write(text)) await once(out, 'drain');
      text = '';
    }
  }
  out.end(text);
  await once(out, 'close');
}

async function institutions() {
  const desk = await signIn(url, 'federation-desk');
  const answer = await fetch(`${url}/dashboard/api/users/super/idps`, {
    headers: { ...headers, cookie: desk },
  });
  return (await answer.json()).payload.idps.map(({ id }) => id);
}
