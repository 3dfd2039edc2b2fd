/**
 * ESLint with the project's .eslintrc.json, and beside it the formatting check and knip (knip.json): exports and packages
 * that nobody uses, packages that are used and not listed. Files that have not changed since the first two found them
 * clean are not read again.
 */
import path from 'node:path';
import { run } from './progress.mjs';

const root = path.join(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', name);
// What a package brings may find more: caches go with the packages.
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
