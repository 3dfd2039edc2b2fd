/**
 * `npm test`: installs and builds what is needed, then type check, lint and every test.
 * Arguments go to jest: `npm test -- --selectProjects unit test/ui`; with arguments, checks are left out.
 * What the machine lacks is skipped and said; REQUIRE_BROWSER=1 and REQUIRE_POSTGRES=1 make that a failure.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from './prepare.mjs';

await prepare();
const { startBrowser } = await import('./browser.mjs');
const { startPostgres } = await import('./postgres.mjs');

const root = path.join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const only = args.includes('--selectProjects')
  ? args.slice(args.indexOf('--selectProjects') + 1).filter((name) => !name.startsWith('-'))
  : null;
const wants = (project) => !only || only.includes(project);

const skipped = [];
const missing = [];
function lacking(project, what, variable) {
  skipped.push(project);
  if (process.env[variable] === '1') missing.push(`${what}, and ${variable}=1 asks for it`);
  console.error(`Skipped: the tests of “${project}”, because this machine has no ${what}.`);
}

const node = (script, options = []) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...options], { cwd: root, stdio: 'inherit', env });
    child.on('close', resolve);
  });

/** Tests that failed first (see test/support/setup-tries.ts). */
const triedAgain = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1);

const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
const browser = wants('browser') ? await startBrowser() : undefined;
if (browser) env.TEST_BROWSER_URL = browser.url;
if (browser === null) lacking('browser', 'Chromium', 'REQUIRE_BROWSER');
const postgres = wants('server-postgresql') ? await startPostgres() : undefined;
if (postgres) env.TEST_POSTGRES_URL = postgres.url;
if (postgres === null) lacking('server-postgresql', 'PostgreSQL', 'REQUIRE_POSTGRES');

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-tests-'));
const results = path.join(folder, 'results.json');
env.TEST_FOLDER = folder;
// What killed servers leave behind goes with it.
env.TMPDIR = folder;
let checksFailed = 0;
try {
  if (args.length === 0) {
    const checks = await Promise.all([
      node(path.join(root, 'node_modules/typescript/bin/tsc'), ['--noEmit']),
      node(path.join(root, 'scripts/lint.mjs')),
    ]);
    checksFailed = checks.filter((code) => code !== 0).length;
  }
  await node(path.join(root, 'node_modules/jest/bin/jest.js'), [
    '--json',
    `--outputFile=${results}`,
    ...(skipped.length > 0 ? ['--ignoreProjects', ...skipped] : []),
    ...args,
  ]);
  const outcome = JSON.parse(readFileSync(results, 'utf8'));
  const failed = outcome.numFailedTests + outcome.numRuntimeErrorTestSuites;
  if (checksFailed > 0) console.error('The type check or the lint failed; see above.');
  for (const { fullName } of triedAgain(outcome)) console.error(`Passed at the second try: ${fullName}`);
  for (const what of missing) console.error(`Failed: no ${what}.`);
  console.log(
    `\n${outcome.numPassedTests} passed, ${failed + checksFailed} failed, ${outcome.numPendingTests} skipped`,
  );
  process.exitCode = outcome.success && checksFailed === 0 && missing.length === 0 ? 0 : 1;
} finally {
  await Promise.all([browser?.stop(), postgres?.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
