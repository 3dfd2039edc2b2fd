/**
 * The previous release continues to work with the tables of this one, so that both can run while servers are
 * upgraded.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testWith } from '../support/product/installed';
import last from '../support/lastRelease.json';
import { root } from '../support/product/serverProcess';

const MIGRATIONS = 'server/migrations';
const LOADING = 'test/support/load-once.mjs';
/** Tests of the last release that call what its pages call, and do what its desk does. */
const TESTS = [
  'test/contract',
  'test/extensions/deskPages/server',
  'test/server/connections',
  'test/server/tickets/local',
];

/** Tests that do not hold on our tables, with the reason why that does no harm. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'a policy from its creation to its end':
    'It looks into the table for the states of a deleted policy, which stay now (decision 23); the last release shows them to no one.',
};

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const isThere = spawnSync('git', ['cat-file', '-e', last.commit], { cwd: root }).status === 0;
const testWithHistory = testWith(`history of release ${last.version}`, isThere);

testWithHistory('what the last release has run is run no other way', () => {
  const files = git('ls-tree', '-r', '--name-only', last.commit, MIGRATIONS).toString().trim().split('\n');
  const steps = files.filter((file) => /\/\d{4}-/.test(file));
  expect(steps.length).toBeGreaterThan(0);
  for (const file of steps)
    expect([file, readFileSync(path.join(root, file), 'utf8')]).toEqual([
      file,
      git('show', `${last.commit}:${file}`).toString(),
    ]);
});

testWithHistory('its tests pass on our tables', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-release-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', last.commit) });
    rmSync(path.join(folder, MIGRATIONS), { recursive: true });
    cpSync(path.join(root, MIGRATIONS), path.join(folder, MIGRATIONS), { recursive: true });
    // Loading of packages for tests depends on Node, and that release may not have known the newest version.
    cpSync(path.join(root, LOADING), path.join(folder, LOADING));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const words = ['--selectProjects', 'server', '--reporters', 'default', '--runInBand', '--cacheDirectory'];
    // Its requests do not count as the recorded requests of this release.
    const { TEST_FOLDER: _ours, ...others } = process.env;
    const env = { ...others, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
    const ran = spawnSync(
      process.execPath,
      [
        jest,
        ...words,
        path.join(folder, '.cache'),
        '--testNamePattern',
        `^(?!(${Object.keys(OTHERWISE).join('|')})$)`,
        '--testPathPatterns',
        ...TESTS,
      ],
      {
        cwd: folder,
        env,
        encoding: 'utf8',
      },
    );
    const [, failed, passed] =
      /^Tests: +(?:(\d+) failed, )?(?:\d+ skipped, )?(\d+) passed/m.exec(ran.stderr) ?? [];
    if (ran.status !== 0) throw new Error(ran.stderr.slice(-20_000));
    expect([failed, Number(passed)]).toEqual([undefined, expect.any(Number)]);
    expect(Number(passed)).toBeGreaterThan(200);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
