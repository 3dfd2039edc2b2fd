import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parts } from '../../src/i18n/parts';
import { filesBelow, root, textOf } from './files';
import { textsAt, type Sources } from './loadedTexts';

const sources: Sources = Object.fromEntries(
  filesBelow('src', /\.tsx?$/)
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => [file, textOf(file)]),
);
const english = Object.keys(JSON.parse(textOf('translations/en.json')) as object);

/** What the build does, asked of the build's own script. */
const script = `
  import { folders, partsOf, readSources } from './scripts/messageParts.mjs';
  console.log(JSON.stringify({ folders: Object.keys(folders), parts: [...partsOf(readSources('.'))] }));`;
const built = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }),
) as { folders: string[]; parts: [string, string][] };
const partOf = new Map(built.parts);

const known: ReadonlySet<string> = new Set(english);
/** What stands between two quotation marks and is written like an id; the second mark may be the first of the next. */
const quoted = /(?<=['"`])[\w.-]+(?=['"`])/g;
const idsIn = (text: string) => [...new Set(text.match(quoted))].filter((id) => known.has(id));

function untold(from: Sources): string[] {
  return [...textsAt(from, 'src/index.tsx')].flatMap(([file, there]) =>
    file.startsWith('src/qa/')
      ? []
      : idsIn(from[file] ?? '')
          .filter((id) => !there.has(partOf.get(id) ?? 'core'))
          .map((id) => `${file} says ${id}, of ${partOf.get(id)}, and has ${[...there].join(', ')}`),
  );
}

test('each message is in one part, and each part has messages', () => {
  expect(partOf.size).toBe(built.parts.length);
  const used = new Set(english.map((id) => partOf.get(id) ?? 'core'));
  expect([...used].sort()).toEqual([...parts].sort());
  expect(['core', ...built.folders].sort()).toEqual([...parts].sort());
});

test('an id is found in a source as it is written in the catalogue, whatever marks are around it', () => {
  const [first = '', second = ''] = english;
  expect(idsIn(`a('${first}'); "${second}"; \`${first}\``)).toEqual([first, second]);
  expect(english.filter((id) => !idsIn(`'${id}'`).includes(id))).toEqual([]);
});

test('whatever a source says is in a part that is loaded with it', () => {
  expect(untold(sources)).toEqual([]);
});

test.each([
  ['src/app/places.tsx', 'tickets', 'src/features/tickets/'],
  ['src/dialogs/defineDialog.ts', 'dialogs', 'src/dialogs/connect/'],
])('and that is noticed: %s forgets the texts of %s', (file, part, folder) => {
  const text = sources[file] ?? '';
  const told = untold({ ...sources, [file]: text.replace(`needTexts('${part}')`, 'undefined') });
  expect(told.filter((line) => line.startsWith(folder)).length).toBeGreaterThan(5);
  expect(told.every((line) => new RegExp(` of (${part}|shared), `).test(line))).toBe(true);
});

test('pages and dialogs are all reached', () => {
  const reached = textsAt(sources, 'src/index.tsx');
  const has = (file: string) => [...(reached.get(file) ?? [])].sort();
  expect(has('src/features/services/ServicesPage.tsx')).toEqual(['core', 'services']);
  expect(has('src/features/tickets/TicketsPage.tsx')).toEqual(['core', 'shared', 'tickets']);
  expect(has('src/dialogs/connect/panels/ConnectForm.tsx')).toEqual(['core', 'dialogs', 'shared']);
  expect(has('src/app/Header.tsx')).toEqual(['core']);
});
