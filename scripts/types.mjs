/** The type check; what it has learnt is kept for the next one. Options go to the compiler: `npm run typecheck -- --watch`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The linter's parser still needs version 6 of the compiler, which is `typescript` here; this one checks. */
const compiler = path.join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc');
// More checkers at a time are sooner through on an idle machine, but check some of the types again.
const checked = spawnSync(process.execPath, [compiler, '--checkers', '1', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(checked.status ?? 1);
