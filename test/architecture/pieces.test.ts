/**
 * Every separately loaded piece of the dashboard contains the texts that it shows; the visualiser contains
 * all.
 */
import path from 'node:path/posix';
import { partsIn } from './catalogues';
import { filesBelow, textOf } from './files';

const STATIC = /^(?:import|export) (?!type\b)(?:[^;']*? from )?'(\.[^']+)';/gm;
const LAZY = /import\(\s*(?:\/\*(?! webpackMode: "eager").*?\*\/\s*)?'(\.[^']+)',?\s*\)/g;
/** Runs later, but comes along. */
const EAGER = /import\(\/\* webpackMode: "eager" \*\/ '(\.[^']+)'\)/g;
const QUOTED = /(?<=['"`])[\w.-]+(?=['"`])/g;

const sources = new Map(filesBelow('src', /^src\/(?!qa\/).*\.tsx?$/).map((file) => [file, textOf(file)]));
const partOf = new Map(
  [...partsIn('en')].flatMap(([part, texts]) => Object.keys(texts).map((id) => [id, part])),
);

function imported(file: string, kind: RegExp): string[] {
  return [...(sources.get(file) ?? '').matchAll(kind)].flatMap(([, wanted = '']) => {
    const base = path.join(path.dirname(file), wanted);
    return [`${base}.ts`, `${base}.tsx`].filter((one) => sources.has(one));
  });
}

/** All sources that come with this one. */
function pieceOf(root: string): ReadonlySet<string> {
  const piece = new Set([root]);
  for (const file of piece)
    for (const kind of [STATIC, EAGER]) imported(file, kind).forEach((one) => piece.add(one));
  return piece;
}

/** Views show the texts of charts, contracts and definitions of extensions, and contain them. */
const isSilent = (file: string) =>
  /^src\/(machines|contracts)\/|\.(machine|setup|states|extension|overlay)\.ts$/.test(file);

function untold(piece: ReadonlySet<string>): string[] {
  return [...piece].flatMap((file) =>
    [...new Set(isSilent(file) ? [] : sources.get(file)?.match(QUOTED))].flatMap((id) => {
      const part = partOf.get(id) ?? 'core';
      return part === 'core' ||
        [...piece].some((one) => sources.get(one)?.includes(`translations/${part}/en.json`))
        ? []
        : [`${file} says ${id}, of ${part}`];
    }),
  );
}

const roots = [...new Set(['src/index.tsx', ...[...sources.keys()].flatMap((file) => imported(file, LAZY))])];

test('pieces are found, with their texts', () => {
  expect(roots).toContain('src/features/tickets/TicketsRoute.tsx');
  expect(pieceOf('src/index.tsx').has('src/app/frame/Header.tsx')).toBe(true);
  const page = pieceOf('src/features/tickets/TicketsRoute.tsx');
  const silent = new Set([...page].filter((file) => file !== 'src/i18n/texts/tickets.ts'));
  expect(untold(silent)).toContain('src/features/tickets/TicketsPage.tsx says tickets.title, of tickets');
});

test.each(roots)('%s loads the texts of its imports', (root) => {
  expect(untold(pieceOf(root))).toEqual([]);
});

test('the first page loads only the core', () => {
  const first = [...pieceOf('src/index.tsx'), ...pieceOf('src/features/services/ServicesPage.tsx')];
  expect(first.filter((file) => file.startsWith('src/i18n/texts/'))).toEqual([]);
});
