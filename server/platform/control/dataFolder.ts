import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal';

const OTHERS = 0o077;

/**
 * Makes every file that this process creates from now on private to its user: the data folder holds people, mails and keys.
 */
export function keepFromOthers(): void {
  process.umask(OTHERS);
}

/**
 * Makes the data folder if necessary, and closes to other users whatever an earlier start or a copy left open in it. Throws
 * Refusal where the folder or something in it belongs to another user, who could read and change it anyway.
 */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  close(dataDir, statSync(dataDir));
}

/** Closes the folder before its contents, so that nobody can reach in meanwhile. The targets of links are left alone. */
function close(name: string, found: Stats): void {
  if (found.isSymbolicLink()) return;
  const user = process.getuid?.() ?? found.uid;
  if (found.uid !== user)
    throw new Refusal(
      `${name} belongs to another user (uid ${found.uid}). Run this as that user, or set DATA_DIR to another folder.`,
    );
  if ((found.mode & OTHERS) !== 0) chmodSync(name, found.mode & 0o700);
  if (!found.isDirectory()) return;
  for (const entry of readdirSync(name)) {
    const inside = path.join(name, entry);
    const there = lstatSync(inside, { throwIfNoEntry: false });
    if (there) close(inside, there);
  }
}
