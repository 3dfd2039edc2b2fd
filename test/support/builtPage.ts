import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../server/modules/client/indexHtml';

/** Writes the file of the build that the server reads, and returns its path. */
export function writePage(folder: string, page: Partial<BuiltPage> = {}): string {
  const file = path.join(folder, 'page.json');
  const overview = { styles: [], scripts: [], texts: {} };
  writeFileSync(file, JSON.stringify({ head: '', boot: '', overview, ...page }));
  return file;
}
