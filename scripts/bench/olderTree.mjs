/** Builds the product as it was at a commit, in a separate folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The release before this tree, `{ version, commit }`. */
export const lastRelease = JSON.parse(readFileSync(path.join(root, 'test/support/lastRelease.json'), 'utf8'));

/**
 * Returns the folder of the built tree, which ends with this process. It is built with the packages of this
 * tree. Throws if git does not know the commit (a clone without history) or the build fails.
 */
export function buildOlderTree(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-older-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [webpack], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of ${commit} failed:\n${stdout}${stderr}`);
  return folder;
}
