/**
 * `npm run check`: checks work in progress: types, lint, the tests that read the sources, and the tests that
 * the change touches, the nearest first, as many as fit into two minutes. `npm run check -- main` compares
 * with another commit than the one where the branch left its upstream.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { elapsed, run, tell } from './progress.mjs';

/** Seconds that the touched tests may take together; three of them run at a time. */
const ROOM = 120;
/** Projects that need no browser, no other database and no build. */
const PROJECTS = ['unit', 'architecture', 'server'];
/** Seconds of a file without a weight. */
const UNKNOWN = 2;

await prepare({ built: false });
process.env.TESTS = 'all';
const { runJest } = await import('./test/jest.mjs');
const { touched } = await import('./test/touched.mjs');

const root = path.join(import.meta.dirname, '..');
const { base, changed, judges, tests } = touched(process.argv[2]);
const weights = JSON.parse(readFileSync(path.join(root, 'test/support/weights.json'), 'utf8'));
const weightOf = (file) => PROJECTS.map((project) => weights[`${project} ${file}`]).find(Boolean) ?? UNKNOWN;
let left = ROOM;
const nearest = tests.filter((file) => (left -= weightOf(file)) > 0);
tell(`${changed.length} files differ from ${base.slice(0, 12)}; they touch ${tests.length} test files.`);

async function check(what, script, ...words) {
  const { status, output } = await run(process.execPath, [path.join(root, script), ...words], { cwd: root });
  if (output.trim()) console.error(output.trim());
  tell(`${what}: ${status === 0 ? 'no fault' : 'failed'}.`);
  return status === 0;
}

const checks = [check('Types', 'scripts/types.mjs', 'afresh'), check('Lint', 'scripts/lint.mjs')];
const { success } = await runJest(PROJECTS, ['--runTestsByPath', ...judges, ...nearest]);
const clean = (await Promise.all(checks)).every(Boolean);
if (nearest.length < tests.length) {
  tell(`${tests.length - nearest.length} test files that are farther from the change are left to npm test.`);
}
tell('The browser, PostgreSQL and the built product are left to npm test.');
tell(`${success && clean ? 'All is well' : 'There are faults'} after ${elapsed()}.`);
process.exitCode = success && clean ? 0 : 1;
