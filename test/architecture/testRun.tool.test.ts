import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './files';

/** Returns what the run over one file with this text is said to have been (scripts/test/jest.mjs). */
async function outcomeOf(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-test-'));
  const config = {
    rootDir: folder,
    reporters: [path.join(root, 'scripts/test/reporter.mjs')],
    projects: [{ rootDir: folder, displayName: 'one', testEnvironment: 'node', transform: {} }],
  };
  const script = `
    import { runJest } from './scripts/test/jest.mjs';
    console.log(JSON.stringify(await runJest(['one'], ['--config', process.argv[1]])));`;
  try {
    writeFileSync(path.join(folder, 'one.test.js'), text);
    const args = ['--input-type=module', '-e', script, JSON.stringify(config)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    const { success, outcome } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      success: boolean;
      outcome: { passed: number; failed: number; files: { secondTries: string[]; failures: string[] }[] };
    };
    const secondTries = outcome.files.flatMap((file) => file.secondTries);
    const failures = outcome.files.flatMap((file) => file.failures);
    return { success, passed: outcome.passed, failed: outcome.failed, secondTries, failures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const passes = `test('passes', () => {});`;
const fails = `test('fails', () => { throw new Error('no', { cause: new Error('not there') }); });`;

test.each([
  ['all pass', passes, { success: true, passed: 1, failed: 0, secondTries: [], failures: [] }],
  [
    'one fails',
    passes + fails,
    {
      success: false,
      passed: 1,
      failed: 1,
      secondTries: [],
      failures: [expect.stringMatching(/^fails\n {4}no\n(.*\n)*.*not there/)],
    },
  ],
  [
    'one passes at the second try',
    `jest.retryTimes(1); let tries = 0; test('shy', () => { if (tries++ === 0) throw new Error('no'); });`,
    { success: true, passed: 1, failed: 0, secondTries: ['shy'], failures: [] },
  ],
  [
    'a file cannot be read',
    `throw new Error('no');`,
    {
      success: false,
      passed: 0,
      failed: 1,
      secondTries: [],
      failures: [expect.stringMatching(/^Test suite failed to run\n {4}no/)],
    },
  ],
])('a run in which %s is told as such', async (_, text, expected) => {
  expect(await outcomeOf(text)).toEqual(expected);
});
