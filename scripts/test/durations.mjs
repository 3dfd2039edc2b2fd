/** How long each test file took when it ran last on this copy. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../node_modules/.cache/test-durations.json');

/** Seconds, by path from the root: `{ 'test/ui/modal.test.tsx': 2.1 }`. */
export function knownDurations() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** `files` as the reporter tells of them; those outside of this copy are left out. */
export function remember(files) {
  const own = files.filter((one) => !one.file.startsWith('..'));
  const now = Object.fromEntries(own.map((one) => [one.file, one.seconds]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...knownDurations(), ...now }));
}
