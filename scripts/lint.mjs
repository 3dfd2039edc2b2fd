/** ESLint with the project's .eslintrc.json, then the formatting check. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const bin = (name) => path.join(import.meta.dirname, '../node_modules', name);
const env = { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };

const checks = [
  [bin('eslint/bin/eslint.js'), '.', '--ext', '.ts,.tsx,.mjs,.js', '--max-warnings', '0'],
  [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
];
const failed = checks.filter(
  (args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0,
);
process.exit(failed.length > 0 ? 1 : 0);
