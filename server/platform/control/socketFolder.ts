import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from './refusal';

/**
 * Returns the folder of the control sockets of a data folder. It is in the system's temporary directory and named by a
 * hash, because the path of a socket may have 103 bytes at most.
 */
export function socketFolder(dataDir: string): string {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex');
  return path.join(tmpdir(), `idp-dashboard-${hash.slice(0, 16)}`);
}

/** Makes the folder if necessary. Throws Refusal if another user made it or can access it. */
export function openSocketFolder(dataDir: string): string {
  const folder = socketFolder(dataDir);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  assertPrivate(folder);
  return folder;
}

/** Throws Refusal unless the folder is a real folder, belongs to this user, and is closed to other users. */
export function assertPrivate(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new Refusal(`${folder} is not a folder. Remove it and try again.`);
  const user = process.getuid?.() ?? found.uid;
  if (found.uid !== user)
    throw new Refusal(
      `${folder} belongs to another user (uid ${found.uid}). Run this as that user, or have it removed.`,
    );
  const mode = found.mode & 0o777;
  if (mode !== 0o700)
    throw new Refusal(
      `${folder} is open to other users (mode ${mode.toString(8)}). Remove it, or set it to 700.`,
    );
}

export function socketPath(folder: string, generation: number): string {
  return path.join(folder, String(generation));
}

/** Returns the highest number in the folder, or 0. Every claim publishes its socket under the next one. */
export function newestGeneration(folder: string): number {
  return Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => /^[1-9]\d*$/.test(name))
      .map(Number),
  );
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
