import { spawnSync } from 'node:child_process';

/** Tells whether the machine has a program. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}

/** Returns `test` where the machine has what it needs, and says what is skipped where not; REQUIRE_READERS=1 makes that a failure. */
export function testWith(what: string, isThere: boolean): typeof test | typeof test.skip {
  if (isThere) return test;
  if (process.env.REQUIRE_READERS === '1') throw new Error(`There is no ${what} on this machine`);
  process.stderr.write(`Skipped what needs ${what}, which is not on this machine.\n`);
  return test.skip;
}
