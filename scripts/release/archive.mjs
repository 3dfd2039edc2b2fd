/** Archives whose bytes follow from what is in them and from the date of the commit. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Packs a folder below its own name: sorted, of one time, owner and mode, and a gzip that names neither file nor time. */
export function pack(folder, seconds, file) {
  const options = [
    '--sort=name',
    '--format=ustar',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const { status, stdout, stderr, error } = spawnSync(
    'tar',
    ['-c', ...options, '-C', path.dirname(folder), path.basename(folder)],
    { maxBuffer: 2 ** 30, env: { ...process.env, LC_ALL: 'C' } },
  );
  if (error || status !== 0) throw new Error(`GNU tar has failed: ${error?.message ?? stderr.toString()}`);
  writeFileSync(file, gzipSync(stdout, { level: 9 }));
}

export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** Writes the checksums of these files as `sha256sum -c` reads them. */
export function writeChecksums(folder, names) {
  const lines = names.map((name) => `${sha256(readFileSync(path.join(folder, name)))}  ${name}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
}
