/**
 * `npm run bench -- load`: lets PEOPLE (default 200) of INSTITUTIONS (20) look at the list and at services, a
 * page every 0.5 to 2 seconds, with a catalogue of SERVICES (3,000) on its own PostgreSQL: for SECONDS (60)
 * without changes, as long while WRITES (2) per cent of the calls connect a service, and as long again while
 * one person of another institution sends FLOOD (110) changes at once, over and over. The load comes from the
 * same machine. Prints milliseconds and the reasons of refusals, and makes no judgement.
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
const flood = setting('FLOOD', 110);

await prepare();
const postgres = await startPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL');
const server = await startServer(setting('SERVICES', 3000), {
  ...unlimited,
  DATABASE_URL: postgres.url,
  SEED_INSTITUTIONS: String(institutions + 5),
});
const call = callerOf(server.url, { sockets: people });
const flooding = callerOf(server.url, { sockets: flood });
/** What each institution is offered, and which of it is connected without a request. */
const offered = {};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const results = {};
function note(phase, what, { ms, status, json }) {
  const kinds = (results[phase] ??= {});
  const kind = (kinds[what] ??= { times: [], refusals: {} });
  if (status !== 0 && status < 400) return kind.times.push(ms);
  const { detail, title } = status === 0 ? { title: 'no answer' } : json();
  const reason = `${status} ${detail ?? title}`;
  kind.refusals[reason] = (kind.refusals[reason] ?? 0) + 1;
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
  const service = pick(offered[person.institution].all);
  const query = `spId=${service.id}&entityType=${service.entityType}`;
  note(phase, 'service', await call(person, 'GET', `/services/detail?${query}`));
}

async function connect(phase, person) {
  const service = pick(offered[person.institution].atOnce);
  if (!service) return look(phase, person);
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
  // 409 means that another person of the same institution was first, which is not a fault.
  note(phase, 'change', answer);
  await look(phase, person);
}

async function sendFlood(phase, flooder, until) {
  const service = pick(offered[flooder.institution].all);
  const body = { service: service.spEntityId, serviceType: service.entityType, reason: 'I need it' };
  while (performance.now() < until) {
    const sent = Array.from({ length: flood }, () =>
      flooding(flooder, 'POST', '/x/wishes/own', { body }).then((answer) => note(phase, 'flood', answer)),
    );
    await Promise.all(sent);
  }
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
const flooder = await arrive(flooding, server.url, `demo-member-${institutions + 1}`);
for (const person of [...crowd.slice(0, institutions), flooder]) {
  const { apps } = (await call(person, 'GET', '/services')).json().payload;
  const { state, institutionId, publishedInEdugain } = person.home;
  const all = apps.map((service) => ({
    id: service.id,
    entityType: service.entityType,
    spEntityId: service.spEntityId,
    isAtOnce:
      /^CONNECT_WITHOUT/.test(service.dashboardConnectOption) &&
      service.licenseStatus !== 'HAS_LICENSE_SP' &&
      // These are refused.
      state !== 'testaccepted' &&
      institutionId &&
      (publishedInEdugain || !service.publishedInEdugain) &&
      !service.saml1Only,
  }));
  offered[person.institution] = { all, atOnce: all.filter(({ isAtOnce }) => isAtOnce) };
}
const { all, atOnce } = offered[crowd[0].institution];
console.log(`${crowd.length} people, ${all.length} services, ${atOnce.length} of them connected at once`);

for (const [phase, share, isFlooded] of [
  ['warm up', 0],
  ['without changes', 0],
  ['with changes', writes],
  ['with a flood', writes, true],
]) {
  const until = performance.now() + (phase === 'warm up' ? 15 : seconds) * 1000;
  if (phase !== 'warm up') crowd.forEach((person) => (person.etag = undefined));
  const flooded = isFlooded && sendFlood(phase, flooder, until);
  await Promise.all([flooded, ...crowd.map((person) => live(phase, person, until, share))]);
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
      Object.entries(results[phase]).map(([what, { times, refusals }]) => {
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
            refused: Object.entries(refusals)
              .map(([reason, many]) => `${many} × ${reason}`)
              .join(', '),
          },
        ];
      }),
    ),
  );
}
await server.stop();
await postgres.stop();
