/**
 * `npm run fuzz`: makes CALLS (default 100,000) from the schemas of the routes, valid and mutated ones, as every role,
 * on both databases. SEED repeats an earlier run. `npm test` makes 500, the exhaustive suite 5,000. Prints each call that the server
 * answers with an error of its own, so that it can be made again.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`SEED=${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(import.meta.dirname, 'test.mjs'),
    'server',
    'server-postgresql',
    'test/server/http/fuzz.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, FUZZ_CALLS: process.env.CALLS ?? '100000', FUZZ_SEED: seed } },
);
process.exitCode = status ?? 1;
