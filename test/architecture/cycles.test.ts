/** No file imports itself by a detour, for types neither: each can be read before those that use it. */
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, textOf } from './files';

const files = ['src', 'server', 'test', 'scripts'].flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/));
const known = new Set(files);
const ENDINGS = ['', '.ts', '.tsx', '.d.ts'];

function importsOf(file: string): string[] {
  return ts.preProcessFile(textOf(file)).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = path.join(path.dirname(file), fileName);
    return ENDINGS.map((ending) => target + ending)
      .filter((one) => known.has(one))
      .slice(0, 1);
  });
}

/** Files that are left once those that import nothing that is left have gone, again and again. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, targets] of left) if (!targets.some((one) => left.has(one))) left.delete(file);
  }
  return [...left.keys()];
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

test('imports are found', () => {
  expect(imports.get('server/main.ts')).toContain('server/startServer.ts');
});

test('imports have no cycles', () => {
  expect(inCircles(imports)).toEqual([]);
});
