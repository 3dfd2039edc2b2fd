import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './serverProcess';

export const PRODUCT = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
};
/** Names of the archives, without their ending. */
export const SERVER_ARCHIVE = `${PRODUCT.name}-${PRODUCT.version}`;
export const CLIENT_ARCHIVE = `${PRODUCT.name}-client-${PRODUCT.version}`;

/** Makes a release from the sources as they are, in a new folder, and returns the folder of what was made. */
export async function makeRelease(folder: string): Promise<string> {
  mkdirSync(folder);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of listed.toString().split('\0'))
    if (file !== '' && file !== 'node_modules') cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const child = spawn(process.execPath, ['scripts/release.mjs'], {
    cwd: folder,
    env: { ...process.env, SOURCE_DATE_EPOCH: '1700000000' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let requestedNames = '';
  child.stderr.on('data', (chunk: Buffer) => (requestedNames += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(requestedNames);
  return path.join(folder, 'dist/release');
}

/** Unpacks archives of a release into a folder that is there. */
export function unpack(made: string, archives: readonly string[], into: string): void {
  for (const archive of archives)
    execFileSync('tar', ['xzf', path.join(made, `${archive}.tar.gz`), '-C', into]);
}
