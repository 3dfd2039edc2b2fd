import { existsSync } from 'node:fs';
import path from 'node:path';

/** Tells whether the client is built; says so where it is not. */
export function hasPages(clientDir: string, say: (line: string) => void): boolean {
  const built = existsSync(path.join(clientDir, 'page.json'));
  if (!built) say('The pages are not built, so only calls are answered; npm run build builds them.');
  return built;
}
