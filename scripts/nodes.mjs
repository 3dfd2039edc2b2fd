/**
 * `npm run test:nodes`: runs the tests under Node 20, 22 and 24, one after the other; NODES=22,24 names other lines. What
 * follows goes to `npm run test:all`: `npm run test:nodes -- server test/server/migrate`. npm fetches what is not there, from the
 * packages that the package `node` consists of. Ends with 1 if the tests failed under one of them.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { tell } from './progress.mjs';

const root = path.join(import.meta.dirname, '..');
const lines = (process.env.NODES ?? '20,22,24').split(',');
const system = process.platform === 'win32' ? 'win' : process.platform;

/**
 * Runs a command with the newest Node of a line, which also comes first in the path of its child processes.
 */
function under(line, ...words) {
  const wanted = `--package=node-${system}-${process.arch}@${line}`;
  return spawnSync('npm', ['exec', '--yes', wanted, '--', 'node', ...words], { cwd: root, stdio: 'inherit' })
    .status;
}

const results = lines.map((line) => {
  tell(`Node ${line}:`);
  under(line, '--version');
  return {
    node: line,
    tests: under(line, 'scripts/test.mjs', '--all', ...process.argv.slice(2)) === 0 ? 'passed' : 'failed',
  };
});
console.table(results);
process.exitCode = results.every(({ tests }) => tests === 'passed') ? 0 : 1;
