/** Reads what our pages instruct operators to write, so that a test runs the same. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product/serverProcess';

/** Returns a page in `docs` from a heading to the next of its level. */
function documentedSection(page: string, heading: string): string {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [level = ''] = heading.split(' ');
  const [own = ''] = section.split(`\n${level} `);
  return own;
}

/** Returns all code of a page in `docs` from a heading to the next of its level, in order. */
export function documentedBlocks(page: string, heading: string): string[] {
  return [...documentedSection(page, heading).matchAll(/```\w*\n(.*?)```/gs)].map(([, code = '']) => code);
}

/** Returns all code of one kind of a page in `docs`, in order, without what it is indented by. */
export function documentedPage(page: string, kind: string): string[] {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  return [...text.matchAll(/^( *)```(\w*)\n(.*?)^ *```$/gms)].flatMap(([, indent = '', of, code = '']) =>
    of === kind ? [code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  );
}

/** Returns the first code of a page in `docs` after a heading. */
export function documentedCode(page: string, heading: string): string {
  const [code] = documentedBlocks(page, heading);
  if (code === undefined) throw new Error(`${page} has no code after ${heading}`);
  return code;
}

/** Returns the rows of the table of such a section, each as its cells without code marks. */
export function documentedRows(page: string, heading: string): string[][] {
  const lines = documentedSection(page, heading)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}
