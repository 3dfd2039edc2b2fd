/**
 * `npm run bench -- growth`: how waiting times grow with the data: services (3,000, 10,000, 50,000), tickets
 * of an institution (100, 1,000, 10,000), its policies (10, 500), and people who ask at once (1, 50, 200).
 * First the calls of the server, on its own PostgreSQL: milliseconds, kilobytes and megabytes; then the pages
 * in Chromium (BROWSER=0 leaves them out), in medians of ROUNDS (5). Names a law for each row: flat, less
 * than linear, linear, or WORSE. It makes no judgement.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import pg from 'pg';
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { arrive as logIn, callerOf, unlimited } from './caller.mjs';
import { growthOf } from './growthLaw.mjs';
import { inventPolicies, inventTickets } from './invent.mjs';
import { visits } from './rows.mjs';
import { startServer } from './servers.mjs';
import { arrive, median } from './visit.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
await prepare();

const seconds = Math.floor(Date.now() / 1000);
const types = ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE', 'UNLINKINVITE'];
const ofYear = { types, from: seconds - 365 * 86_400, to: seconds + 86_400, sortBy: 'requestDate' };

/**
 * The dimensions of growth: sizes, the settings or SQL that make a size, the calls that it affects, and the
 * visit.
 */
const dimensions = {
  services: {
    sizes: [3_000, 10_000, 50_000],
    calls: {
      'the list': ['GET', '/services?form=list'],
      'the list of the contract': ['GET', '/services'],
      'the texts to search in': ['GET', '/x/services/texts'],
      'who is here': ['GET', '/users/me'],
      'the size of the set of changes': ['GET', '/x/changes/set/size'],
    },
    visits: ['list', 'work', 'security'],
  },
  tickets: {
    sizes: [100, 1_000, 10_000],
    sql: (size) => [inventTickets, [size, size]],
    calls: {
      'a page of tickets': [
        'POST',
        '/actions',
        { ...ofYear, maxResults: 20, startAt: 0, sortAscending: false },
      ],
      'the tickets of a year': [
        'POST',
        '/actions',
        { ...ofYear, maxResults: 1_000, startAt: 0, sortAscending: true },
      ],
      'how many await an answer': [
        'POST',
        '/actions',
        { maxResults: 0, types: ['LINKINVITE', 'UNLINKINVITE'], statuses: ['Waiting for customer'] },
      ],
    },
    visits: ['tickets'],
  },
  policies: {
    sizes: [10, 500],
    sql: (size) => [inventPolicies, [size]],
    calls: { 'the policies': ['GET', '/policies'], 'the list': ['GET', '/services?form=list'] },
    visits: ['security'],
  },
};

/** Starts a server with `size` of what grows; resolves with it and what stops both it and its database. */
async function serverWith(what, size) {
  const { sql } = dimensions[what];
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This machine has no PostgreSQL');
  const settings = { ...unlimited, DATABASE_URL: postgres.url, SEED_INSTITUTIONS: '50' };
  const services = what === 'services' ? size : 3_000;
  const first = await startServer(services, settings);
  if (sql) {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(...sql(size));
    await client.query('analyze');
    await client.end();
  }
  return {
    ...first,
    async stop() {
      await first.stop();
      await postgres.stop();
    },
  };
}

const memory = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks once; throws if there is no valid answer. */
async function asked(call, person, [method, place, body]) {
  const answer = await call(person, method, place, { body, headers: { 'accept-encoding': 'gzip' } });
  if (answer.status !== 200) throw new Error(`${method} ${place}: ${answer.status}`);
  return answer;
}

const rows = {};
/** Notes a cost of one size; sizes come in their order. */
function note(row, unit, size, cost) {
  const { costs } = (rows[`${row}, ${unit}`] ??= { unit, costs: [] });
  costs.push([size, cost]);
}

async function measureCalls(what, size, server) {
  const call = callerOf(server.url, { sockets: 200 });
  const person = await logIn(call, server.url, 'alex-sample');
  for (const [name, wanted] of Object.entries(dimensions[what].calls)) {
    const answers = [];
    for (let round = 0; round < rounds + 1; round += 1) answers.push(await asked(call, person, wanted));
    note(`${what}: ${name}`, 'ms', size, median(answers.slice(1).map(({ ms }) => ms)));
    note(`${what}: ${name}`, 'kB', size, answers[0].bytes / 1000);
  }
  note(`${what}: the server`, 'MB', size, memory(server));
}

/** Lets more and more people request the list at once, with empty caches. */
async function measurePeople(server) {
  for (const people of [1, 50, 200]) {
    const call = callerOf(server.url, { sockets: people });
    const person = await logIn(call, server.url, 'alex-sample');
    const list = dimensions.services.calls['the list'];
    await asked(call, person, list);
    const answers = await Promise.all(Array.from({ length: people }, () => asked(call, person, list)));
    note('people at once: the list', 'ms', people, median(answers.map(({ ms }) => ms)));
    note('people at once: the server', 'MB', people, memory(server));
  }
}

async function measurePages(what, size, server, browser) {
  for (const name of dimensions[what].visits) {
    const figures = {};
    for (let round = 0; round < rounds + 1; round += 1) {
      const visitor = await arrive(browser, server.url);
      const seen = await visits[name].visit(visitor, server.url);
      await visitor.context.close();
      if (round > 0) for (const [figure, value] of Object.entries(seen)) (figures[figure] ??= []).push(value);
    }
    for (const [figure, values] of Object.entries(figures)) {
      const [, title, unit = 'ms'] = /^(.*?)(?: (n|kB|MB))?$/.exec(figure);
      note(`${what}, in the browser: ${name}, ${title}`, unit, size, median(values));
    }
  }
}

const browser =
  process.env.BROWSER === '0' ? undefined : await (await import('../browser.mjs')).launchToMeasure();
for (const [what, { sizes }] of Object.entries(dimensions))
  for (const size of sizes) {
    const server = await serverWith(what, size);
    await measureCalls(what, size, server);
    if (browser) await measurePages(what, size, server, browser);
    if (what === 'services' && size === sizes[0]) await measurePeople(server);
    await server.stop();
  }
await browser?.close();

console.log(`Medians of ${rounds}. Load: ${loadavg().map(Math.round).join(', ')}`);
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([row, { unit, costs }]) => {
      const { slope, law } = growthOf(costs, unit);
      const shown = costs.map(
        ([size, cost]) => `${size.toLocaleString('en')}: ${Number(cost.toPrecision(3))}`,
      );
      return [row, { costs: shown.join('  '), slope: slope.toFixed(2), law }];
    }),
  ),
);
process.exit();
