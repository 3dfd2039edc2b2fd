/**
 * `npm test`: installs and builds what is needed, then runs the tests of every day, the type check and the linter.
 * `npm run test:all` runs the exhaustive suite as well: every kind of test (docs/CONTRIBUTING.md), on both databases and
 * ClickHouse; `-- --shard=2/6` a sixth of it. Words choose projects (`npm test -- unit`) or paths, whose tests run
 * whatever their kind; other options go to jest. What is chosen runs without type check and linter.
 *
 * What the machine lacks is skipped and named; REQUIRE_BROWSER=1, REQUIRE_POSTGRES=1, REQUIRE_CLICKHOUSE=1 and
 * REQUIRE_READERS=1 make that a failure. STRICT=1 fails for tests that passed only at the second try. WEIGH=1 records
 * how long each file takes, by which shards are balanced.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { run, tell } from './progress.mjs';

const root = path.join(import.meta.dirname, '..');
const options = process.argv.slice(2);
const wantsAll = options[0] === '--all';
if (wantsAll) options.shift();
const shards = options.filter((word) => word.startsWith('--shard='));
const isWhole = options.length === shards.length;

// Only tests of the client alone do without the built product.
const ofClient = (word) =>
  word.startsWith('-') || /^(unit$|test\/(api|app|dialogs|features|i18n|lib|machines|ui)\b)/.test(word);
await prepare({ built: isWhole || !options.every(ofClient) });
const names = ['unit', 'architecture', 'server', 'server-postgresql', 'server-clickhouse', 'browser'];
const chosen = options.filter((word) => names.includes(word));
const rest = options.filter((word) => !names.includes(word));
const hasPaths = rest.some((word) => !word.startsWith('-'));
process.env.TESTS = wantsAll || hasPaths ? 'all' : 'everyday';
const everyday = names.filter((name) => name !== 'server-clickhouse');
const { runJest } = await import('./test/jest.mjs');

const faults = [];

/** Runs a check, and prints its verdict at once; the end of its complaint is repeated at the end. */
async function check(what, script, ...words) {
  const { status, output } = await run(process.execPath, [path.join(root, script), ...words], { cwd: root });
  tell(`${what}: ${status === 0 ? 'no fault' : 'failed'}.`);
  if (status === 0) return;
  console.error(output.trim());
  faults.push(`${what} failed:\n${output.trim().split('\n').slice(-20).join('\n')}`);
}

// The tests wait for other processes a part of their time.
const checks = isWhole
  ? [check('The type check', 'scripts/types.mjs', 'afresh'), check('The lint', 'scripts/lint.mjs')]
  : [];
const projects = chosen.length > 0 ? chosen : process.env.TESTS === 'all' ? names : everyday;
const { success, outcome, lacking } = await runJest(projects, rest);
await Promise.all(checks);
faults.push(...lacking);
if (!outcome) faults.push('The tests did not come to an end.');

const { passed = 0, failed = 0, skipped = 0, files = [] } = outcome ?? {};
if (process.env.WEIGH === '1') {
  const file = path.join(root, 'test/support/weights.json');
  const known = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const now = files.map(({ name, seconds }) => [name, Math.round(seconds)]);
  const all = Object.entries(Object.fromEntries([...known, ...now]))
    .filter(([name, seconds]) => seconds > 2 && existsSync(path.join(root, name.split(' ')[1])))
    .sort();
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
const again = files.flatMap(({ name, secondTries }) => secondTries.map((test) => `${name}: ${test}`));
const failures = files.flatMap(({ name, failures: own }) => own.map((said) => `  ${name}: ${said}`));
if (failures.length > 0) {
  const more = failures.length - 20;
  console.log(
    ['\nWhat failed:', ...failures.slice(0, 20), ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n'),
  );
}
for (const test of again) tell(`Passed at the second try: ${test}`);
if (process.env.STRICT === '1' && again.length > 0) faults.push('STRICT=1 takes no second try.');
for (const fault of faults) tell(fault);
console.log(`\n${passed} passed, ${failed + faults.length} failed, ${skipped} skipped`);
process.exitCode = success && faults.length === 0 ? 0 : 1;
