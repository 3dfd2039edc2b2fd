import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns true if the client is built; prints a line if it is not. */
export function hasPages(clientDir: string, say: (line: string) => void): boolean {
  const built = existsSync(path.join(clientDir, 'page.json'));
  if (!built) say('The pages are not built, so only calls are answered; npm run build builds them.');
  return built;
}
