import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal';

const OTHERS = 0o077;

/**
 * Makes every new file of this process private to its user, because the data folder holds personal data, mails and
 * keys.
 */
export function keepFromOthers(): void {
  process.umask(OTHERS);
}

/**
 * Makes the data folder if necessary, and closes files to other users that an earlier start or a copy left open. Throws
 * Refusal if the folder or something in it belongs to another user, who could read and change it.
 */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  close(dataDir, statSync(dataDir));
}

/** Closes the folder before its contents, so that no other user can open a file meanwhile. Does not follow links. */
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
