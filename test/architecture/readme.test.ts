import { filesBelow, textOf } from './files';

const readme = textOf('README.md');

test('every setting that the server reads stands in the README', () => {
  const sources = filesBelow('server', /^server\/[^/]*\.ts$/)
    .map(textOf)
    .join('\n');
  const settings = [...sources.matchAll(/\b(?:settings|this)\.\w+\(\s*'([A-Z][A-Z_0-9]+)'/g)].map(
    ([, name]) => name ?? '',
  );
  expect(settings.length).toBeGreaterThan(20);
  expect([...new Set(settings)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('every file that a document points at exists', () => {
  const documents = ['README.md', ...filesBelow('docs', /\.md$/)];
  const known = new Set([...filesBelow('.', /./)]);
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(/`((?:src|server|docs|test|scripts|translations)\/[\w./-]+)`/g)].map(
      ([, file]) => file ?? '',
    ),
  );
  const exists = (file: string) =>
    known.has(file) || [...known].some((one) => one.startsWith(file.replace(/\/?$/, '/')));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !exists(file))).toEqual([]);
});
