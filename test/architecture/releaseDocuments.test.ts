/** The documents of a release: complete for operators, without what developers read, and without dead links. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { filesBelow, root } from './files';

const SCRIPT = `
  import { readFileSync } from 'node:fs';
  import { isForOperators, readmeForOperators } from './scripts/release/documents.mjs';
  const files = JSON.parse(readFileSync(0, 'utf8')).filter(isForOperators);
  const textOf = (file) => readFileSync(file, 'utf8');
  const texts = files.filter((file) => file.endsWith('.md')).map((file) => [file, textOf(file)]);
  console.log(JSON.stringify({ files, texts: [['README.md', readmeForOperators(textOf('README.md'))], ...texts] }));
`;

const all = [...filesBelow('docs', /./), ...filesBelow('deploy', /./)];
const { files, texts } = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: root,
    input: JSON.stringify(all),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
) as { readonly files: readonly string[]; readonly texts: readonly (readonly [string, string])[] };

test('a release has the pages of operators, and none for developers', () => {
  expect(files).toEqual(
    expect.arrayContaining(['docs/INSTALL.md', 'docs/extensions/feeds.md', 'docs/ACCESS.md']),
  );
  const left = all.filter((file) => !files.includes(file)).map((file) => file.split('/').slice(1, 2).join());
  expect([...new Set(left)].sort()).toEqual([
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'REQUIREMENTS.md',
    'VISUALISER.md',
    'WIRE.md',
    'decisions',
    'extensions',
    'machines',
  ]);
  const [, readme = ''] = texts[0] ?? [];
  expect([...readme.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
    'Who does what',
    'Core and extensions',
    'Run it for real',
    'Settings',
    'Licence',
  ]);
});

test('no page of a release links to what the release does not have', () => {
  const there = new Set([...files, 'README.md', 'LICENSE']);
  const dead = texts.flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, link = '']) => {
      if (/^(https?|mailto):/.test(link)) return [];
      const target = path.join(path.dirname(file), link);
      return there.has(target) ? [] : [`${file}: ${link}`];
    }),
  );
  expect(texts.length).toBeGreaterThan(40);
  expect(dead).toEqual([]);
});
