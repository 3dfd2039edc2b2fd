/** What our pages tell operators to write, taken from there, so that a test runs what they run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../serverProcess';

/** Returns the first code of a page in `docs` after a heading. */
export function documentedCode(page: string, heading: string): string {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  const [, code] = /```\w*\n(.*?)```/s.exec(text.slice(text.indexOf(`\n${heading}\n`))) ?? [];
  if (code === undefined) throw new Error(`${page} has no code after ${heading}`);
  return code;
}
