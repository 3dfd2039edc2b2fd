/**
 * `npm run bench -- many`: an institution with CONNECTED (1,000) services of 3,000 and PEOPLE (40) who work
 * on its set of changes at once, each adding as many lines, on its own PostgreSQL; then the table of security
 * in Chromium, with that set. Prints milliseconds, medians of ROUNDS (5) in the browser, and makes no
 * judgement.
 */
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { arrive as logIn, callerOf, unlimited } from './caller.mjs';
import { startServer } from './servers.mjs';
import { arrive, inputs, median } from './visit.mjs';
import { textOf } from './words.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const people = setting('PEOPLE', 40);
const rounds = setting('ROUNDS', 5);
const SET = '/x/changes/set';

await prepare();
const { launchToMeasure } = await import('../browser.mjs');
const postgres = await startPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL');
const server = await startServer(3_000, {
  ...unlimited,
  DATABASE_URL: postgres.url,
  SEED_CONNECTIONS: String(setting('CONNECTED', 1_000)),
});
const call = callerOf(server.url, { sockets: people });

const crowd = await Promise.all(
  Array.from({ length: people }, () => logIn(call, server.url, 'demo-admin-1')),
);
const list = await call(crowd[0], 'GET', '/services');
const lines = list
  .json()
  .payload.apps.filter(({ connected, minimalLoaLevel }) => connected && !minimalLoaLevel)
  .slice(0, 1_000)
  .map(({ spEntityId: service, entityType: serviceType }) => ({
    kind: 'consent',
    service,
    serviceType,
    type: 'DEFAULT_CONSENT',
    explanationEn: 'Ask us',
  }));
console.log(`${people} people of one institution, ${lines.length} connected services`);

const work = {};
/** Lets all people do the same at once. */
async function together(what, act) {
  const begun = performance.now();
  const answers = await Promise.all(crowd.map(act));
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const failed = answers.filter(({ status }) => status !== 200).length;
  work[what] = {
    'p50 ms': Math.round(median(times)),
    'most ms': Math.round(times.at(-1)),
    'all ms': Math.round(performance.now() - begun),
    failed,
  };
}

const share = Math.floor(lines.length / people);
await together(`each adds ${share} lines`, (person, place) =>
  call(person, 'POST', `${SET}/lines`, {
    body: { lines: lines.slice(place * share, (place + 1) * share) },
    key: `many-${place}`,
  }),
);
const { payload: set } = (await call(crowd[0], 'GET', SET)).json();
await together(`each reads the set of ${set.lines.length}`, (person) => call(person, 'GET', SET));
await together('each reads its size', (person) => call(person, 'GET', `${SET}/size`));
await together('each reads the rules', (person) => call(person, 'GET', '/x/security/rules'));
const alone = [];
for (let round = 0; round < rounds; round += 1) alone.push((await call(crowd[0], 'GET', SET)).ms);
work['one alone reads the set'] = {
  'p50 ms': Math.round(median(alone)),
  'most ms': Math.round(Math.max(...alone)),
};
console.table(work);

const browser = await launchToMeasure();
const seen = { 'first row': [], 'layout shift': [], sort: [], filter: [], 'a page': [] };
for (let round = 0; round < rounds + 1; round += 1) {
  const visitor = await arrive(browser, server.url);
  const { page } = visitor;
  await page.goto(`${server.url}/security`);
  await page.waitForFunction(() => window.bench.usable);
  await page.waitForLoadState('networkidle');
  const { firstRow, shift } = await page.evaluate(() => window.bench);
  const sort = page.getByRole('columnheader').nth(1).getByRole('link');
  const sorted = await inputs(visitor, ['click'], [() => sort.click(), () => sort.click()]);
  await page.getByRole('searchbox', { name: textOf('security', 'security.find') }).focus();
  const filtered = await inputs(
    visitor,
    ['keydown'],
    [...'data'].map((key) => () => page.keyboard.press(key)),
  );
  const turned = await inputs(visitor, ['click'], [() => page.locator('a[rel=next]').first().click()]);
  // The first one fills what later ones find.
  if (round > 0) {
    seen['first row'].push(firstRow);
    seen['layout shift'].push(shift);
    seen.sort.push(sorted.median);
    seen.filter.push(filtered.median);
    seen['a page'].push(turned.median);
  }
  await visitor.context.close();
}
console.table(
  Object.fromEntries(
    Object.entries(seen).map(([what, values]) => [
      what,
      { median: Number(median(values).toFixed(3)), most: Number(Math.max(...values).toFixed(3)) },
    ]),
  ),
);
await browser.close();
await server.stop();
await postgres.stop();
