import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '../..');

/** Paths of tracked and new files below a folder, relative to the root. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => ending.test(file));
}

export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
