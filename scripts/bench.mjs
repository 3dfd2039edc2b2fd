/**
 * `npm run bench`: measures the cost of the list of services and of the statistics plots in Chromium, with
 * the production build on the real server. Prints tables of medians of ROUNDS visits (default 5), after one
 * that is not counted. SIZES names the catalogues (default 3000,10000,50000; none for `SIZES=`), CHARTS=0
 * leaves the plots out. It makes no judgement. `npm run bench -- load` measures many people at once
 * (scripts/bench/load.mjs), `-- kills` kills servers and imports (scripts/bench/kills.mjs), `-- endure` kills
 * servers and the database for a while, under the load of many people (scripts/bench/endure.mjs), `--
 * decisions` is a proxy that asks who may log in (scripts/bench/decisions.mjs), `-- feeds` measures published
 * metadata (scripts/bench/feeds.mjs), `-- refresh` imported metadata (scripts/bench/refresh.mjs), `-- logins`
 * the cost of importing logins (scripts/bench/logins.mjs), `-- statistics` that of many logins
 * (scripts/bench/statistics.mjs), `-- many` actions on many services at once (scripts/bench/many.mjs). `--
 * growth` says how costs grow with the data (scripts/bench/growth.mjs), `-- guard` compares this tree with
 * the last release, and judges (scripts/bench/guard.mjs).
 */
import { prepare } from './prepare.mjs';
import { startContractOnly, startServer } from './bench/servers.mjs';
import { pictures } from './bench/plots.mjs';
import { arrive, facets, firstVisit, keys, median, openAndBack, pages } from './bench/visit.mjs';

const other = process.argv[2];
const others = [
  'load',
  'guard',
  'growth',
  'many',
  'kills',
  'decisions',
  'endure',
  'feeds',
  'refresh',
  'logins',
  'statistics',
];
if (others.includes(other)) {
  await import(`./bench/${other}.mjs`);
  process.exit();
}
await prepare();
const { launchToMeasure } = await import('./browser.mjs');

const rounds = Number(process.env.ROUNDS ?? 5);
const sizes = (process.env.SIZES ?? '3000,10000,50000').split(',').filter(Boolean).map(Number);
const browser = await launchToMeasure();

/** Returns the results of `rounds` visits, each by a new visitor, after one that is not counted. */
async function repeat(signInAt, options, work) {
  const results = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    const visitor = await arrive(browser, signInAt, options);
    results.push(await work(visitor));
    await visitor.context.close();
  }
  return results.slice(1);
}

const of = (results, pick, digits = 0) => {
  const values = results.map(pick).filter((value) => value !== undefined);
  return values.length > 0 ? median(values).toFixed(digits) : '–';
};

const loads = {};
async function load(label, signInAt, url, options) {
  const results = await repeat(signInAt, options, (visitor) => firstVisit(visitor, url));
  loads[label] = {
    'first row ms': of(results, (one) => one.firstRow),
    'usable ms': of(results, (one) => one.usable),
    'layout shift': of(results, (one) => one.shift, 3),
    requests: of(results, (one) => one.requests),
    'JS kB until row': of(results, (one) => one.scriptUntilRow / 1000),
    'JS kB': of(results, (one) => one.script / 1000),
    'static kB': of(results, (one) => one.static / 1000),
    'API kB': of(results, (one) => one.api / 1000),
    'heap MB': of(results, (one) => one.heap / 1e6, 1),
  };
}

const answers = {};
function answer(label, results) {
  answers[label] = {
    'painted ms': of(results, (one) => one?.median),
    'worst ms': of(results, (one) => one?.worst),
    'script ms': of(results, (one) => one?.script, 1),
    'worst script': of(results, (one) => one?.worstScript, 1),
    'long tasks': of(results, (one) => one?.longTasks),
  };
}

async function work(label, url, options, all) {
  const results = await repeat(url, options, async (visitor) => {
    await firstVisit(visitor, url);
    const typed = await keys(visitor);
    if (!all) return { typed };
    return {
      typed,
      ticked: await facets(visitor),
      turned: await pages(visitor),
      ...(await openAndBack(visitor)),
    };
  });
  answer(
    `${label}: key`,
    results.map((one) => one.typed),
  );
  if (!all) return;
  answer(
    `${label}: facet`,
    results.map((one) => one.ticked),
  );
  answer(
    `${label}: page`,
    results.map((one) => one.turned),
  );
  answers[`${label}: open a service`] = { 'painted ms': of(results, (one) => one.opened) };
  answers[`${label}: back to the list`] = {
    'painted ms': of(results, (one) => one.back),
    requests: of(results, (one) => one.backRequests),
  };
}

const drawings = {};
async function draw(label, url, options) {
  const results = await repeat(url, options, (visitor) => pictures(visitor, url));
  for (const what of Object.keys(results[0])) {
    drawings[`${what}${label}`] = {
      'drawn ms': of(results, (one) => one[what].drawn),
      'after the answer ms': of(results, (one) => one[what].afterAnswer),
      'settled ms': of(results, (one) => one[what].settled),
      'worked ms': of(results, (one) => one[what].work),
      'long tasks': of(results, (one) => one[what].longTasks),
    };
  }
}

if (process.env.CHARTS !== '0') {
  const server = await startServer(500);
  await draw('', server.url, {});
  await draw(', slow', server.url, { slow: true });
  await server.stop();
}

for (const services of sizes) {
  const server = await startServer(services);
  const label = `${services.toLocaleString('en')} services`;
  await load(label, server.url, server.url);
  if (services <= 3_000) {
    const other = await startContractOnly(server.url);
    await load(`${label}, slow`, server.url, server.url, { slow: true });
    await load(`${label}, contract only`, server.url, other.url);
    await load(`${label}, contract only, slow`, server.url, other.url, { slow: true });
    await other.stop();
  }
  await work(label, server.url, {}, services < 50_000);
  if (services === 10_000) await work(`${label}, slow`, server.url, { slow: true }, true);
  await server.stop();
}

console.log(`Medians of ${rounds} visits after one that is not counted. Slow: 4× CPU, 10 Mbit/s, 40 ms`);
console.table(loads);
console.table(answers);
console.table(drawings);
await browser.close();
