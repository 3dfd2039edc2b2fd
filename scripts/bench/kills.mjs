/**
 * `npm run bench -- kills`: starts two servers on one PostgreSQL, and kills one of them (SIGKILL) KILLS times (default
 * 34) amid requests and steps of the desk. Calls without an answer are repeated at the other server with the same key.
 * Then kills IMPORTS (12) imports of metadata, half of them while they replace the old edition. Counts what is there
 * twice, missing or half done; any of these makes the status 1.
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.mjs';
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { arrive, callerOf, unlimited } from './caller.mjs';
import { killImports } from './killedImports.mjs';
import { startServer } from './servers.mjs';
import { signIn } from './signIn.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const kills = setting('KILLS', 34);
const imports = setting('IMPORTS', 12);
const institutions = 12;
const atOnce = 5;

await prepare();
const postgres = await startPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL');
const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
// Connections that are being closed get an error when the database stops.
database.on('error', () => {});
const rows = async (text, values) => (await database.query(text, values)).rows;

const ports = [await freePort(), await freePort()];
const publicHost = `localhost:${ports[0]}`;
const settings = {
  ...unlimited,
  DATABASE_URL: postgres.url,
  PUBLIC_URL: `http://${publicHost}`,
  SEED_INSTITUTIONS: String(institutions + 5),
};
const start = (which) => startServer(300, { ...settings, PORT: String(ports[which]) });
const servers = [await start(0), await start(1)];

const calls = servers.map(({ url }) => callerOf(url, { host: publicHost }));

const pick = (all) => all[Math.floor(Math.random() * all.length)];

const people = [];
for (let id = 1; id <= institutions; id += 1) {
  const asker = await arrive(calls[0], servers[0].url, `demo-admin-${id}`);
  const { apps } = (await calls[0](asker, 'GET', '/services')).json().payload;
  people.push({ ...asker, apps: apps.toSorted(() => Math.random() - 0.5) });
}
const desk = { cookie: await signIn(servers[0].url, 'federation-desk') };
const [{ newest: before }] = await rows('select max(number) as newest from ticket');

let number = 0;
/** Files a request, or takes a step of the desk with a filed one. */
async function act() {
  number += 1;
  const key = `kill-${number}`;
  const open =
    Math.random() < 0.5
      ? await rows(`select key from ticket where open and number > $1 order by random() limit 1`, [before])
      : [];
  if (open[0]) {
    const body = { action: 'resolve', resolution: 'done' };
    return { key, who: desk, place: `/x/desk/tickets/${open[0].key}/steps`, ticket: open[0].key, body };
  }
  const who = pick(people);
  const service = who.apps.pop();
  const kind = service.connected ? 'disconnect' : 'connect';
  const body = new URLSearchParams({
    spEntityId: service.spEntityId,
    type: service.entityType,
    comments: key,
  });
  return { key, who, place: `/services/${kind}`, body };
}
const ask = (which, { who, place, body, key }) => calls[which](who, 'POST', place, { body, key });

const faults = [];
const counts = { killed: 0, acts: 0, 'answered before': 0, 'in flight': 0, refused: 0 };
const done = [];
let slowest = 0;
for (let round = 0; round < kills; round += 1) {
  const [dying, other] = round % 2 === 0 ? [0, 1] : [1, 0];
  // Both servers get the same requests with the same keys at once, so that one of each pair is a repetition.
  const acts = await Promise.all(Array.from({ length: atOnce }, act));
  const first = acts.map((one) => ask(dying, one));
  const doubled = acts.slice(0, 2).map((one) => ask(other, one));
  await wait(Math.random() * 400);
  await servers[dying].kill();
  counts.killed += 1;
  const answers = await Promise.all(first);
  await Promise.all(doubled);
  for (const [index, one] of acts.entries()) {
    const answer = answers[index];
    const again = await ask(other, one);
    counts.acts += 1;
    counts[answer.status > 0 ? 'answered before' : 'in flight'] += 1;
    if (again.status === 0 || again.status >= 500) faults.push(['not repeated', one.key, again.status]);
    const told = (from) => JSON.stringify([from.status, from.json().payload?.jiraKey]);
    if (answer.status === 200 && told(answer) !== told(again)) faults.push(['two answers', one.key]);
    if (again.status === 200) done.push({ ...one, jiraKey: again.json().payload.jiraKey });
    else counts.refused += 1;
  }
  const begun = performance.now();
  servers[dying] = await start(dying);
  slowest = Math.max(slowest, Math.round(performance.now() - begun));
  for (const which of [0, 1]) {
    const me = await calls[which](pick(people), 'GET', '/users/me');
    if (me.status !== 200 || me.json().payload.guest !== false) faults.push(['session lost', round, which]);
  }
}

const filed = done.filter(({ ticket, jiraKey }) => ticket === undefined && jiraKey !== undefined);
const made = await rows('select key from ticket where number > $1', [before]);
const known = new Set(made.map(({ key }) => key));
for (const { key, jiraKey } of filed) if (!known.has(jiraKey)) faults.push(['lost', key, jiraKey]);
for (const key of known)
  if (!filed.some(({ jiraKey }) => jiraKey === key)) faults.push(['nobody was told of', key]);
if (new Set(filed.map(({ jiraKey }) => jiraKey)).size !== filed.length) faults.push(['one ticket for two']);
const resolved = new Set(done.filter(({ ticket }) => ticket !== undefined).map(({ ticket }) => ticket));
for (const key of resolved) {
  const [{ count }] = await rows(
    `select count(*)::int from ticket_event where ticket_key = $1 and status = 'Resolved'`,
    [key],
  );
  if (count !== 1) faults.push(['resolved', key, count]);
}
for (const { ticket_key: key, kind, count } of await rows(
  'select ticket_key, kind, count(*)::int from mail where ticket_key is not null group by 1, 2 having count(*) > 1',
))
  faults.push(['mails', key, kind, count]);
for (const { key, kind, connected } of await rows(
  `select latest.key, change->>'kind' as kind,
       (institution.allowed_all or exists (select from institution_allows as own
         where own.institution_entity_id = institution.entity_id and own.service_entity_id = service.entity_id)) and
       (service.allowed_all or exists (select from service_allows as its
         where its.institution_entity_id = institution.entity_id and its.service_entity_id = service.entity_id))
       as connected
     from ticket as latest
     join institution on institution.entity_id = change->>'institution'
     join service on service.entity_id = change->>'service' and service.entity_type = change->>'serviceType'
     where number > $1 and resolution = 'done' and change->>'kind' in ('connect', 'disconnect')
       and service.entity_type <> 'single_tenant_template'`,
  [before],
))
  if (connected !== (kind === 'connect')) faults.push(['without effect', key, kind]);
console.table([{ ...counts, tickets: made.length, resolved: resolved.size, 'slowest start ms': slowest }]);

console.table([await killImports(imports, { settings, rows, faults })]);

console.log(`load ${loadavg()[0].toFixed(1)}; faults:`, faults.length === 0 ? 'none' : faults);
await Promise.all(servers.map((server) => server.stop()));
await database.end();
await postgres.stop();
process.exitCode = faults.length === 0 ? 0 : 1;
