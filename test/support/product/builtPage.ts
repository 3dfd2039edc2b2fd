import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../../server/modules/client/indexHtml';
import { until } from '../until';

/** Writes the file of the build that the server reads, and returns its path. */
export function writePage(folder: string, page: Partial<BuiltPage> = {}): string {
  const file = path.join(folder, 'page.json');
  const overview = { scripts: [], texts: {} };
  writeFileSync(file, JSON.stringify({ head: '', boot: '', overview, ...page }));
  return file;
}

/** Returns the page of the overview once it is sent with the list in it: the first renderings of a busy machine come too late for that. */
export const untilPrerendered = (address: string): Promise<string> =>
  until(async () => {
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    return page.includes('class="prerendered"') && page;
  });
