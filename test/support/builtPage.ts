import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuiltPage } from '../../server/modules/client/indexHtml';

/** Writes the file of the build that the server reads, and returns its path. */
export function writePage(folder: string, page: Partial<BuiltPage> = {}): string {
  const file = path.join(folder, 'page.json');
  const overview = { scripts: [], texts: {} };
  writeFileSync(file, JSON.stringify({ head: '', boot: '', overview, ...page }));
  return file;
}

/** Returns the page of the overview once it is sent with the list in it: the first renderings of a busy machine come too late for that. */
export async function untilPrerendered(address: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    if (page.includes('class="prerendered"')) return page;
    await setTimeout(250);
  }
  throw new Error(`The overview at ${address} was never prerendered`);
}
