/** What our pages tell operators to write, taken from there, so that a test runs what they run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../serverProcess';

/** Returns all code of a page in `docs` from a heading to the next of its level, in order. */
export function documentedBlocks(page: string, heading: string): string[] {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [level = ''] = heading.split(' ');
  const [own = ''] = section.split(`\n${level} `);
  return [...own.matchAll(/```\w*\n(.*?)```/gs)].map(([, code = '']) => code);
}

/** Returns the first code of a page in `docs` after a heading. */
export function documentedCode(page: string, heading: string): string {
  const [code] = documentedBlocks(page, heading);
  if (code === undefined) throw new Error(`${page} has no code after ${heading}`);
  return code;
}
