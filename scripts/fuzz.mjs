/**
 * `npm run fuzz`: CALLS (default 100,000) made from the routes' own schemas, valid and mutated, as every role, over both
 * databases; SEED (default: another one each time) says which. `npm test` makes 5,000 of them. A call that the server
 * answers with a fault of its own is printed so that it can be made again.
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
