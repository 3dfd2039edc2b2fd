/**
 * Makes the list of the test files that run on PostgreSQL, too: runs every test of the server on the embedded database
 * and chooses by what was recorded (scripts/bothDatabases.mjs).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIST, filesForPostgres, recorded } from './bothDatabases.mjs';
import { prepare } from './prepare.mjs';

await prepare();
const root = path.join(import.meta.dirname, '..');
const list = path.join(root, LIST);
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-tests-'));
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    ...['--selectProjects', 'server', '--testPathIgnorePatterns', 'test/server/process'],
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_FOLDER: folder,
      TMPDIR: folder,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    },
  },
);
const all = recorded(folder, 'embedded');
rmSync(folder, { recursive: true, force: true });
// What a test that fails did not send would be missing.
if (status !== 0) process.exit(1);
const files = filesForPostgres(all, JSON.parse(readFileSync(list, 'utf8')));
writeFileSync(list, `${JSON.stringify(files, null, 2)}\n`);
console.log(`${files.length} of ${all.length} files that use the database run on PostgreSQL, too.`);
