/**
 * `npm run bench -- statistics --logins 20000000 --beside 980000000`: fills its own PostgreSQL with the
 * logins of one institution (default 200,000) over YEARS (`--years`, 5), counts them, makes every query of
 * the statistics, then adds the logins of other institutions (default 1,000,000 of 200, `--institutions`, the
 * largest with 7 % of them), makes the queries again, and measures how soon new logins are counted. Logins are
 * written as they are stored, not imported: `npm run bench -- logins` measures imports. The database is in
 * TMPDIR, and takes 21 bytes a login. Prints sizes and times, and makes no judgement.
 */
import { readFileSync } from 'node:fs';
import { loadavg, totalmem, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort } from '../freePort.mjs';
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { startServer } from './servers.mjs';
import { signIn } from './signIn.mjs';
import { fillBeside, fillOne, sizes } from './statistics/fill.mjs';
import { askHowFresh } from './statistics/fresh.mjs';
import { askAll } from './statistics/questions.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    logins: { type: 'string', default: '200000' },
    beside: { type: 'string', default: '1000000' },
    institutions: { type: 'string', default: '200' },
    years: { type: 'string', default: '5' },
    services: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '9' },
  },
});
const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
/** The last year that is filled is over, so that its periods are whole. */
const last = new Date().getUTCFullYear() - 1;
const years = Array.from({ length: given.years }, (_, back) => last - given.years + 1 + back);
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

await prepare();
const postgres = await startPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL');
const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
const fticks = { port: await freePort(), federation: 'BENCH' };
const settings = {
  DATABASE_URL: postgres.url,
  SEED_INSTITUTIONS: String(given.institutions + 1),
  READS_PER_MINUTE: '1000000',
  COSTLY_SECONDS_PER_MINUTE: '100000',
  FTICKS_LISTEN: `127.0.0.1:${fticks.port}`,
  FTICKS_FEDERATIONS: fticks.federation,
};
const start = () => startServer(given.services, settings);

await (await start()).stop();
console.log(
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB; load ${loadavg().map(Math.round)}`,
);
let began = performance.now();
const filled = await fillOne(database, { ...given, years, subject: 'alex-sample' });
console.log(`${given.logins.toLocaleString('en')} logins of one institution written in ${seconds(began)} s`);

began = performance.now();
let server = await start();
const idle = memoryOf(server.pid);
let most = idle;
const isUncounted = async () => (await database.query('select from login_recount limit 1')).rowCount > 0;
while (await isUncounted()) {
  most = Math.max(most, memoryOf(server.pid));
  await wait(50);
}
console.log(
  `counted ${given.years} years in ${seconds(began)} s; memory idle ${idle.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
);

async function measure(what) {
  await database.query('vacuum analyze login_day, login_person, login_year');
  console.log(`\n${what}; load ${loadavg().map(Math.round)}`);
  console.table(await sizes(database));
  const cookie = await signIn(server.url, 'alex-sample');
  const folder = (await database.query('show data_directory')).rows[0].data_directory;
  const about = { ...filled, years, folder, rounds: given.rounds, databasePid: postgres.pid() };
  console.table(await askAll(server, cookie, about));
}
await measure('One institution alone');
if (given.beside > 0) {
  await server.stop();
  began = performance.now();
  await fillBeside(database, { ...given, years, institution: filled.institution });
  console.log(`${given.beside.toLocaleString('en')} logins of others written in ${seconds(began)} s`);
  server = await start();
  await measure(`With ${given.beside.toLocaleString('en')} logins of others beside`);
  console.table(await askHowFresh(database, fticks));
}

await server.stop();
await database.end();
await postgres.stop();
