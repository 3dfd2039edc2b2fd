/**
 * `npm test`: installs and builds what is needed, then runs all tests, the type check and the linter. `npm test -- unit
 * test/ui` runs only a part, by project or path, without type check and linter; other arguments go to jest. Tests that
 * the machine lacks something for are skipped and named: REQUIRE_BROWSER=1, REQUIRE_POSTGRES=1 and REQUIRE_CLICKHOUSE=1 make that a failure.
 * STRICT=1 fails for tests that passed only at the second try. GUARD=76 ends the whole with the guard of speed (scripts/bench/guard.mjs), unless
 * it has taken more than 76 minutes by then.
 */
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { begun, during, run, tell } from './progress.mjs';

await prepare();
const { default: configuration } = await import('../jest.config.js');
const { isKnown, lastRelease } = await import('./bench/olderTree.mjs');
const { readArguments } = await import('./test/arguments.mjs');
const { leftForPostgres, REMAKE } = await import('./test/bothDatabases.mjs');
const { runJest } = await import('./test/jest.mjs');
const { costs, failures } = await import('./test/report.mjs');

const root = path.join(import.meta.dirname, '..');
const all = configuration.projects.map(({ displayName }) => displayName);
const { whole, projects, rest } = readArguments(process.argv.slice(2), all);

const faults = [];

/** Runs a check, and prints its verdict at once; the end of what it said against the change stands at the end, too. */
async function check(what, script, ...words) {
  const { status, output } = await run(process.execPath, [path.join(root, script), ...words], { cwd: root });
  tell(`${what}: ${status === 0 ? 'no fault' : 'failed'}.`);
  if (status === 0) return;
  const said = output.trim();
  console.error(said);
  faults.push(`${what} failed:\n${said.split('\n').slice(-20).join('\n')}`);
}

// The tests wait for other processes a third of their time.
if (whole) tell('Checking types and style beside the tests …');
const checks = whole
  ? [check('The type check', 'scripts/types.mjs', 'afresh'), check('The lint', 'scripts/lint.mjs')]
  : [];
let left = [];
/** Only a run of all tests knows all statements that are sent to either database. */
const compare = (folder, ran) => {
  if (whole && ran.includes('server-postgresql')) left = leftForPostgres(folder);
};
const runs = [await runJest(projects, rest, compare)];
if (left.length > 0) {
  for (const { file, why } of left) tell(`${file} runs on PostgreSQL, too: ${why}`);
  tell(`A list that saves this second run is made by: ${REMAKE}`);
  process.env.EVERY_FILE = '1';
  runs.push(await runJest(['server-postgresql'], [...new Set(left.map(({ file }) => file))]));
}
await Promise.all(checks);
// After all else, since it measures.
if (whole && process.env.GUARD) {
  const late = Date.now() - begun > Number(process.env.GUARD) * 60_000;
  const why = late
    ? 'the tests took long'
    : !isKnown(lastRelease.commit) && 'this clone lacks the last release';
  if (why) tell(`Skipped: the guard of speed, because ${why}.`);
  else await during('Measuring', () => check('The guard of speed', 'scripts/bench.mjs', 'guard', 'short'));
}

faults.push(...new Set(runs.flatMap(({ lacking }) => lacking)));
if (runs.some(({ outcome }) => outcome === undefined)) faults.push('The tests did not come to an end.');
const outcomes = runs.flatMap(({ outcome }) => outcome ?? []);
const files = outcomes.flatMap((outcome) => outcome.files);
const again = files.flatMap(({ secondTries }) => secondTries);
if (process.env.STRICT === '1') faults.push(...again.map((name) => `Passed at the second try: ${name}`));
else for (const name of again) tell(`Passed at the second try: ${name}`);
console.log([...costs(files), ...failures(files)].join('\n'));
for (const fault of faults) tell(fault);
const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed') + faults.length} failed, ${sum('skipped')} skipped`);
process.exitCode = runs.every(({ success }) => success) && faults.length === 0 ? 0 : 1;
