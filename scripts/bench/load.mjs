/**
 * `npm run bench -- load`: lets PEOPLE (default 200) of INSTITUTIONS (20) look at the list and at services, a
 * page every 0.5 to 2 seconds, with a catalogue of SERVICES (3,000) on its own PostgreSQL: for SECONDS (60)
 * without changes, and then as long while WRITES (2) per cent of the calls connect a service. The load comes
 * from the same machine. Prints milliseconds, and makes no judgement.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { arrive, callerOf, unlimited } from './caller.mjs';
import { startServer } from './servers.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const people = setting('PEOPLE', 200);
const institutions = setting('INSTITUTIONS', 20);
const seconds = setting('SECONDS', 60);
const writes = setting('WRITES', 2) / 100;

await prepare();
const postgres = await startPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL');
const server = await startServer(setting('SERVICES', 3000), {
  ...unlimited,
  DATABASE_URL: postgres.url,
  SEED_INSTITUTIONS: String(institutions + 5),
});
const call = callerOf(server.url, { sockets: people });
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const results = {};
function note(phase, what, { ms, status }) {
  const kinds = (results[phase] ??= {});
  const kind = (kinds[what] ??= { times: [], statuses: [] });
  if (status === 0 || status >= 400) kind.statuses.push(status);
  else kind.times.push(ms);
}

async function look(phase, person) {
  const first = person.etag === undefined;
  const list = await call(person, 'GET', '/services?form=list', {
    headers: { 'accept-encoding': 'br', ...(person.etag && { 'if-none-match': person.etag }) },
  });
  note(phase, first ? 'first list' : 'list', list);
  person.etag = list.etag;
}

async function open(phase, person) {
  const service = pick(services);
  const query = `spId=${service.id}&entityType=${service.entityType}`;
  note(phase, 'service', await call(person, 'GET', `/services/detail?${query}`));
}

async function connect(phase, person) {
  const service = pick(atOnce);
  const form = {
    idpEntityId: person.institution,
    spEntityId: service.spEntityId,
    type: service.entityType,
    comments: '',
  };
  const kind = Math.random() < 0.5 ? 'connect' : 'disconnect';
  const answer = await call(person, 'POST', `/services/${kind}`, {
    body: new URLSearchParams(form),
  });
  // A refusal means that another person of the same institution was first, which is not a fault.
  note(phase, answer.status === 409 ? 'refused change' : 'change', {
    ...answer,
    status: answer.status === 409 ? 200 : answer.status,
  });
  await look(phase, person);
}

const pick = (all) => all[Math.floor(Math.random() * all.length)];

async function live(phase, person, until, share) {
  while (performance.now() < until) {
    await wait(500 + Math.random() * 1_500);
    const chance = Math.random();
    const work = chance < share ? connect : chance < 0.5 ? look : open;
    await work(phase, person);
  }
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

const crowd = [];
for (let number = 0; number < people; number += 1)
  crowd.push(await arrive(call, server.url, `demo-admin-${(number % institutions) + 1}`));
const { apps: services } = (await call(crowd[0], 'GET', '/services')).json().payload;
const atOnce = services.filter(
  ({ dashboardConnectOption, licenseStatus }) =>
    /^CONNECT_WITHOUT/.test(dashboardConnectOption) && licenseStatus !== 'HAS_LICENSE_SP',
);
console.log(
  `${crowd.length} people, ${services.length} services, ${atOnce.length} of them connected at once`,
);

for (const [phase, share] of [
  ['warm up', 0],
  ['without changes', 0],
  ['with changes', writes],
]) {
  const until = performance.now() + (phase === 'warm up' ? 15 : seconds) * 1000;
  if (phase !== 'warm up') crowd.forEach((person) => (person.etag = undefined));
  await Promise.all(crowd.map((person) => live(phase, person, until, share)));
  console.log(
    phase,
    'load',
    loadavg()
      .map((one) => one.toFixed(1))
      .join(' '),
    'server MB',
    memory().toFixed(0),
  );
  const at = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
  console.table(
    Object.fromEntries(
      Object.entries(results[phase]).map(([what, { times, statuses }]) => {
        const sorted = times.toSorted((a, b) => a - b);
        const told = [0.5, 0.95, 0.99, 1].map((part) => Math.round(at(sorted, part)));
        return [
          what,
          {
            calls: times.length,
            p50: told[0],
            p95: told[1],
            p99: told[2],
            most: told[3],
            refused: statuses.join(' '),
          },
        ];
      }),
    ),
  );
}
await server.stop();
await postgres.stop();
