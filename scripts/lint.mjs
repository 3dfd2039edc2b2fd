/**
 * Runs ESLint with `.eslintrc.json`, the check of the formatting, and knip (knip.json), which finds unused
 * exports and packages, and packages that are not listed. The first two skip files that have not changed
 * since they were clean.
 */
import path from 'node:path';
import { run } from './progress.mjs';

const root = path.join(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', name);
// A new version of a package may find more, so that the caches lie in `node_modules`.
const cache = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  bin(`.cache/${name}.json`),
];
const options = {
  cwd: root,
  env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
  stdio: ['ignore', 'pipe', 'pipe'],
};

const checks = [
  [bin('eslint/bin/eslint.js'), '.', '--ext', '.ts,.tsx,.mjs,.js', '--max-warnings', '0', ...cache('eslint')],
  [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.', ...cache('prettier')],
  [bin('knip/bin/knip.js'), '--no-progress'],
];
const results = await Promise.all(checks.map((args) => run(process.execPath, args, options)));
for (const { output } of results) if (output.trim()) console.error(output.trim());
process.exit(results.every(({ status }) => status === 0) ? 0 : 1);
