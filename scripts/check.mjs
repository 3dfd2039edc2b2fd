/**
 * `npm run check`: what one runs while working. Types, lint, the tests that judge the repository as a whole, and those
 * that the change touches, the nearest first, as many as fit into a minute and a bit. `npm run check -- main` holds
 * against another commit than the one that the branch left its upstream at.
 */
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { elapsed, run, tell } from './progress.mjs';

/** Seconds that the touched tests may take, when they are added up; three run at a time. */
const ROOM = 120;
/** The others need a browser, another database or a build. */
const PROJECTS = ['unit', 'architecture', 'server'];
/** What a file is reckoned with that has not run here yet. */
const UNKNOWN = 6;

await prepare({ built: false });
const { knownDurations } = await import('./test/durations.mjs');
const { runJest } = await import('./test/jest.mjs');
const { touched } = await import('./test/touched.mjs');

const root = path.join(import.meta.dirname, '..');
const { base, changed, judges, tests } = touched(process.argv[2]);
const durations = knownDurations();
let left = ROOM;
const nearest = tests.filter((file) => (left -= durations[file] ?? UNKNOWN) > 0);
tell(`${changed.length} files differ from ${base.slice(0, 12)}; they touch ${tests.length} test files.`);

async function check(what, script) {
  const { status, output } = await run(process.execPath, [path.join(root, script)], { cwd: root });
  if (output.trim()) console.error(output.trim());
  tell(`${what}: ${status === 0 ? 'no fault' : 'failed'}.`);
  return status === 0;
}

const checks = [check('Types', 'scripts/types.mjs'), check('Lint', 'scripts/lint.mjs')];
const { success } = await runJest(PROJECTS, ['--runTestsByPath', ...judges, ...nearest]);
const clean = (await Promise.all(checks)).every(Boolean);
if (nearest.length < tests.length) {
  tell(`${tests.length - nearest.length} test files that are farther from the change are left to npm test.`);
}
tell('The browser, PostgreSQL and the built product are left to npm test.');
tell(`${success && clean ? 'All is well' : 'There are faults'} after ${elapsed()}.`);
process.exitCode = success && clean ? 0 : 1;
