/** Remembers how long each test file took in the last run in this checkout. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../node_modules/.cache/test-durations.json');

/** Returns seconds by path from the root: `{ 'test/ui/modal.test.tsx': 2.1 }`. */
export function knownDurations() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Remembers `files` as the reporter gives them, except those outside of this checkout. */
export function remember(files) {
  const own = files.filter((one) => !one.file.startsWith('..'));
  const now = Object.fromEntries(own.map((one) => [one.file, one.seconds]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...knownDurations(), ...now }));
}
