/**
 * Runs the type check, which keeps its state for the next run. Options go to the compiler: `npm run typecheck
 * -- --watch`. With the word `afresh` it starts from scratch, and keeps nothing: the kept state has once
 * hidden a fault.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The package `typescript` stays at version 6 for the parser of the linter; version 7 checks the types. */
const compiler = path.join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc');
const options = process.argv
  .slice(2)
  .flatMap((word) => (word === 'afresh' ? ['--incremental', 'false', '--tsBuildInfoFile', 'null'] : [word]));
// More checkers are faster on an idle machine, but check some types twice.
const checked = spawnSync(process.execPath, [compiler, '--checkers', '1', ...options], { stdio: 'inherit' });
process.exit(checked.status ?? 1);
