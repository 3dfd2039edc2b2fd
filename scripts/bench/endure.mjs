/**
 * `npm run bench -- endure`: lets PEOPLE (default 200) of INSTITUTIONS (20) work for SECONDS (600) at two
 * servers behind HAProxy on one PostgreSQL, while a server is killed (SIGKILL) and started again every
 * KILL_EVERY (20) seconds, and PostgreSQL is killed and started again twice. BEFORE names the built server
 * (`dist/server/main.js`) of the previous release: the servers begin with it, and after half the time the
 * tables are migrated and both are upgraded. A person who gets no answer asks again with the same key, as the
 * pages do. Prints the share of first attempts that failed and the longest wait, and counts acknowledged
 * changes that are missing or duplicated; either makes the status 1.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.mjs';
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { arrive, callerOf, unlimited } from './caller.mjs';
import { startHaproxy } from './haproxy.mjs';
import { startServer } from './servers.mjs';
import { signIn } from './signIn.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const people = setting('PEOPLE', 200);
const institutions = setting('INSTITUTIONS', 20);
const seconds = setting('SECONDS', 600);
const killEvery = setting('KILL_EVERY', 20);
const root = path.join(import.meta.dirname, '../..');
/** Maximum time for which a person retries. */
const PATIENCE_MS = 60_000;
/** Answers of a proxy that has no server, or of a server that has no database. */
const NO_ANSWER = [0, 502, 503, 504];

await prepare();
const postgres = await startPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL');
// Committed data must survive the kill of the database.
const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
database.on('error', () => {});
await database.query('alter role postgres set synchronous_commit = on');

const [front, ...ports] = [await freePort(), await freePort(), await freePort()];
const settings = {
  ...unlimited,
  DATABASE_URL: postgres.url,
  PUBLIC_URL: `http://localhost:${front}`,
  TRUST_PROXY: '1',
  LAME_DUCK_SECONDS: '3',
  SEED_INSTITUTIONS: String(institutions + 5),
};
let release = process.env.BEFORE;
const start = (which) =>
  startServer(setting('SERVICES', 1_000), { ...settings, PORT: String(ports[which]) }, release);

const url = `http://localhost:${front}`;
const call = callerOf(url, { sockets: people });

const told = { calls: 0, failedFirst: 0, givenUp: 0, longestMs: 0 };
/** Counts of each reason for a refusal, and of missing answers by the last event before them. */
const refused = {};
const unanswered = {};
const times = [];
let last = 'the beginning';

const count = (among, what) => (among[what] = (among[what] ?? 0) + 1);

/** Asks until there is an answer of a server that can do it, and notes how long that took. */
async function insist(person, method, place, options) {
  const begun = performance.now();
  told.calls += 1;
  let answer = await call(person, method, place, options);
  if (NO_ANSWER.includes(answer.status)) {
    told.failedFirst += 1;
    count(unanswered, `${answer.status} after ${last}`);
  }
  while (NO_ANSWER.includes(answer.status) && performance.now() - begun < PATIENCE_MS) {
    await wait(500);
    answer = await call(person, method, place, options);
  }
  const took = performance.now() - begun;
  times.push(took);
  told.longestMs = Math.max(told.longestMs, took);
  if (NO_ANSWER.includes(answer.status)) told.givenUp += 1;
  else if (answer.status >= 400) {
    const { status, detail, title } = answer.json();
    count(refused, `${status} ${detail ?? title}`);
  }
  return answer;
}

const acknowledged = [];
const resolved = [];
let number = 0;

async function ask(person) {
  const service = person.apps.pop();
  if (!service) return;
  number += 1;
  const comments = `endured ${number}.`;
  const body = new URLSearchParams({ spEntityId: service.spEntityId, type: service.entityType, comments });
  const kind = service.connected ? 'disconnect' : 'connect';
  const answer = await insist(person, 'POST', `/services/${kind}`, {
    body,
    key: comments.replace(' ', '-'),
  });
  if (answer.status === 200 && answer.json().payload.jiraKey) acknowledged.push(comments);
}

async function live(person, until) {
  while (performance.now() < until) {
    await wait(500 + Math.random() * 1_500);
    if (Math.random() < 0.02) await ask(person);
    else await insist(person, 'GET', Math.random() < 0.5 ? '/users/me' : '/x/session');
  }
}

async function resolveSome(desk, until) {
  while (performance.now() < until) {
    await wait(1_000);
    const { rows } = await database
      .query(`select key from ticket where open and body like '%endured %' order by random() limit 1`)
      .catch(() => ({ rows: [] }));
    const [ticket] = rows;
    if (!ticket) continue;
    const answer = await insist(desk, 'POST', `/x/desk/tickets/${ticket.key}/steps`, {
      body: { action: 'resolve', resolution: 'done' },
      key: `resolve-${ticket.key}`,
    });
    if (answer.status === 200) resolved.push(ticket.key);
  }
}

/** No one can log in while the proxy still looks for the servers, or while they are busy. */
async function patiently(work) {
  for (const begun = performance.now(); ; await wait(500)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() - begun > PATIENCE_MS) throw error;
    }
  }
}

async function upgrade(servers) {
  release = undefined;
  last = 'the upgrade';
  const migrated = spawnSync(process.execPath, [path.join(root, 'dist/server/cli.js'), 'migrate', '--yes'], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  console.log(`migrated: ${migrated.stdout.trim() || migrated.stderr.trim()}`);
  for (const which of [0, 1]) {
    await servers[which].stop();
    servers[which] = await start(which);
  }
  console.log('both servers are upgraded');
}

// The previous release remembers logins in progress in its own process, so everyone logs in while there is
// one server.
const servers = [await start(0)];
const stopProxy = startHaproxy(front, ports);
const lists = new Map();
const crowd = [];
for (let one = 0; one < people; one += 1) {
  const asker = await patiently(() => arrive(call, url, `demo-admin-${(one % institutions) + 1}`));
  if (!lists.has(asker.institution)) {
    const { apps } = await patiently(async () => (await call(asker, 'GET', '/services')).json().payload);
    lists.set(
      asker.institution,
      apps.toSorted(() => Math.random() - 0.5),
    );
  }
  crowd.push({ ...asker, apps: lists.get(asker.institution) });
}
const desk = { cookie: await patiently(() => signIn(url, 'federation-desk')) };
servers[1] = await start(1);
console.log(`${people} people are logged in`);

const begun = performance.now();
const until = begun + seconds * 1_000;
const working = [...crowd.map((person) => live(person, until)), resolveSome(desk, until)];
let kills = 0;
let restarts = 0;
let isUpgraded = release === undefined;
while (performance.now() < until - 5_000) {
  await wait(killEvery * 1_000);
  const share = (performance.now() - begun) / (seconds * 1_000);
  if (!isUpgraded && share > 0.5) {
    isUpgraded = true;
    await upgrade(servers);
    continue;
  }
  last = 'a kill of a server';
  if (share > (restarts + 1) / 3 && restarts < 2) {
    restarts += 1;
    last = 'a kill of PostgreSQL and of a server';
    await postgres.restart();
  }
  const which = kills % 2;
  kills += 1;
  await servers[which].kill();
  servers[which] = await start(which);
}
await Promise.all(working);

const { rows } = await database.query(`select body, status from ticket where body like '%endured %'`);
const written = (comments) => rows.filter(({ body }) => body.includes(comments)).length;
const lost = acknowledged.filter((comments) => written(comments) === 0);
const twice = acknowledged.filter((comments) => written(comments) > 1);
const { rows: open } = await database.query('select key from ticket where key = any($1) and open', [
  resolved,
]);
times.sort((a, b) => a - b);
const at = (part) => `${Math.round(times[Math.floor((times.length - 1) * part)])} ms`;
console.table({
  'kills of a server': kills,
  'kills of PostgreSQL': restarts,
  'release upgraded': process.env.BEFORE !== undefined,
  calls: told.calls,
  'without an answer at first': `${told.failedFirst} (${((100 * told.failedFirst) / told.calls).toFixed(2)} %)`,
  'without an answer at all': told.givenUp,
  'longest wait': `${Math.round(told.longestMs)} ms`,
  'median, 99 %, 99.9 %': [0.5, 0.99, 0.999].map(at).join(', '),
  'requests acknowledged': acknowledged.length,
  'steps acknowledged': resolved.length,
  lost: lost.length + open.length,
  'done twice': twice.length,
  load: loadavg()
    .map((one) => one.toFixed(1))
    .join(' '),
});
console.table(unanswered);
console.table(refused);
process.exitCode = lost.length + open.length + twice.length > 0 ? 1 : 0;
await Promise.all(servers.map((server) => server.stop()));
stopProxy();
await database.end();
await postgres.stop();
