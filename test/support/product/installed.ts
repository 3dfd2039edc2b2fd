import { spawnSync } from 'node:child_process';

/** Tells whether the machine has a program. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}

/** Says what is skipped if the machine lacks something; REQUIRE_READERS=1 makes that a failure. */
function has(what: string, isThere: boolean): boolean {
  if (isThere) return true;
  if (process.env.REQUIRE_READERS === '1') throw new Error(`There is no ${what} on this machine`);
  process.stderr.write(`Skipped what needs ${what}, which is not on this machine.\n`);
  return false;
}

/** Returns `test` where the machine has what it needs. */
export function testWith(what: string, isThere: boolean): typeof test | typeof test.skip {
  return has(what, isThere) ? test : test.skip;
}

/** Returns `describe` where the machine has what its tests need. */
export function describeWith(what: string, isThere: boolean): typeof describe | typeof describe.skip {
  return has(what, isThere) ? describe : describe.skip;
}
