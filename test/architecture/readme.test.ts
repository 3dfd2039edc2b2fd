import { settingNames } from '../../server/readConfig';
import { filesBelow, textOf } from './files';

const readme = textOf('README.md');

test('every setting that the server reads stands in the README', () => {
  const settings = settingNames();
  expect(settings.length).toBeGreaterThan(60);
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('a setting that is read only where another one is set stands there, too', () => {
  const sources = filesBelow('server', /\.ts$/).map(textOf);
  const named = sources.flatMap((text) => [...text.matchAll(/\bsettings\.\w+\(\s*'([A-Z][A-Z_]+)'/g)]);
  const names = [...new Set(named.map(([, name = '']) => name))];
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('every setting of the README is one that the server reads', () => {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  const names = told.map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(50);
  const settings = settingNames();
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
});

test('every file that a document points at exists', () => {
  // The list of requirements has paths below test/, and a test of its own.
  const documents = ['README.md', ...filesBelow('docs', /(?<!REQUIREMENTS)\.md$/)];
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
