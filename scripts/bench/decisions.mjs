/**
 * `npm run bench -- decisions`: a proxy asks RATE (200) times a second who may log in, for SECONDS (30), with
 * POLICIES (2,000) on its own PostgreSQL, while a policy changes every second; and then as often as it can.
 * The server has one core, if `taskset` is installed. Prints milliseconds, and makes no judgement.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import pg from 'pg';
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { startServer } from './servers.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const count = setting('POLICIES', 2000);
const rate = setting('RATE', 200);
const seconds = setting('SECONDS', 30);
const password = 'of the bench, and long enough';

await prepare();
const postgres = await startPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL');
const server = await startServer(setting('SERVICES', 3000), {
  DATABASE_URL: postgres.url,
  SEED_INSTITUTIONS: '50',
  PDP_USERS: `proxy:${createHash('sha256').update(password).digest('hex')}`,
});
const pinned = spawnSync('taskset', ['-a', '-c', '-p', '0', String(server.pid)]).status === 0;
if (pinned) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
const client = new pg.Client(postgres.url);
await client.connect();
const idsIn = async (table) =>
  (await client.query(`select entity_id from ${table} order by eid`)).rows.map((row) => row.entity_id);
const [services, institutions] = [await idsIn('service'), await idsIn('institution')];

const affiliation = 'urn:mace:dir:attribute-def:eduPersonAffiliation';
const entitlement = 'urn:mace:dir:attribute-def:eduPersonEntitlement';
const pick = (all) => all[Math.floor(Math.random() * all.length)];

/** One in ten is for every service of its institution, every third has an expression, every fifth denies. */
function documentOf(place) {
  return {
    type: 'reg',
    name: `Policy ${place}`,
    description: 'Of the bench',
    services: place % 10 === 0 ? [] : [pick(services), pick(services)],
    institutions: [pick(institutions)],
    deny: place % 5 === 0,
    allAttributesMustMatch: true,
    attributes: [
      { name: affiliation, value: 'employee' },
      { name: affiliation, value: 'staff' },
      ...(place % 3 === 0
        ? [{ name: entitlement, value: 'urn:x-[a-z]+:(budget|compute):.*', group: 1 }]
        : []),
    ],
    denyMessages: { en: 'No', nl: 'Nee', pt: '' },
    active: true,
    activatedSr: false,
  };
}

async function save(place, number) {
  const id = `bench-${place}`;
  await client.query('begin');
  await client.query(
    `insert into policy values ($1, $1, $2) on conflict (id) do update set revision = excluded.revision`,
    [id, number],
  );
  await client.query(`insert into policy_revision values ($1, $2, $3, 'bench', 'bench', now())`, [
    id,
    number,
    JSON.stringify(documentOf(place)),
  ]);
  await client.query(
    `insert into setting values ('policies.version', '1')
     on conflict (name) do update set value = (setting.value::bigint + 1)::text`,
  );
  await client.query('commit');
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const authorization = `Basic ${Buffer.from(`proxy:${password}`).toString('base64')}`;
const results = {};

function ask(phase) {
  const entry = (AttributeId, Value) => ({ AttributeId, Value });
  const body = JSON.stringify({
    Request: {
      ReturnPolicyIdList: true,
      CombinedDecision: false,
      AccessSubject: {
        Attribute: [
          entry(affiliation, pick(['student', 'employee', 'staff'])),
          entry(affiliation, 'member'),
          entry(entitlement, `urn:x-harwick:${pick(['budget', 'compute', 'library'])}:holder`),
          entry('urn:mace:dir:attribute-def:uid', 'somebody'),
          entry('urn:mace:surfnet.nl:collab:xacml-attribute:ip-address', '192.0.2.1'),
        ],
      },
      Resource: {
        Attribute: [
          entry('ClientID', 'EngineBlock'),
          entry('SPentityID', pick(services)),
          entry('IDPentityID', pick(institutions)),
        ],
      },
    },
  });
  const headers = {
    authorization,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      new URL('/pdp/api/decide/policy', server.url),
      { method: 'POST', agent, headers },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const ms = performance.now() - begun;
          const { Decision } = JSON.parse(Buffer.concat(chunks).toString()).Response[0];
          const of = (results[phase] ??= { times: [], decisions: {} });
          of.times.push(ms);
          of.decisions[Decision] = (of.decisions[Decision] ?? 0) + 1;
          resolve();
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Asks at the given rate, whether or not answers come, so that a slow answer makes no room for itself. */
async function atRate(phase, duration) {
  const begun = performance.now();
  const open = [];
  for (let place = 0; place < duration * rate; place += 1) {
    const wait = begun + (place * 1000) / rate - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    open.push(ask(phase));
  }
  await Promise.all(open);
}

async function asOftenAsPossible(phase, duration) {
  const until = performance.now() + duration * 1000;
  const asking = async () => {
    while (performance.now() < until) await ask(phase);
  };
  await Promise.all(Array.from({ length: 8 }, asking));
}

for (let place = 0; place < count; place += 1) await save(place, 1);
await atRate('warm up', 5);
console.log(`load ${loadavg()[0].toFixed(1)}, ${pinned ? 'server on one core' : 'no taskset: any core'}`);
await atRate('at rate', seconds);
let number = 1;
const changing = setInterval(() => void save(0, (number += 1)), 1000);
await atRate('at rate, changing', seconds);
clearInterval(changing);
await asOftenAsPossible('as often as possible', 10);

const part = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const table = Object.entries(results).map(([phase, { times, decisions }]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const told = [0.5, 0.95, 0.99, 1].map((share) => Number(part(sorted, share).toFixed(2)));
  const [p50, p95, p99, most] = told;
  return [phase, { asked: times.length, p50, p95, p99, most, ...decisions }];
});
console.log(
  `${count} policies, ${services.length} services, ${institutions.length} institutions; milliseconds`,
);
console.table(Object.fromEntries(table));
console.log(
  `as often as possible: ${Math.round(results['as often as possible'].times.length / 10)} a second`,
);
await client.end();
await server.stop();
await postgres.stop();
