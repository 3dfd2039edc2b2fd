import { allSettings, readConfig } from '../../server/readConfig';
import { metricsPage } from '../../server/metricsPage';
import { withSettings } from '../../server/settingsTable';
import { filesBelow, textOf } from './files';

test('the README has the settings as their schemas tell them (npm run documents)', () => {
  const readme = textOf('README.md');
  expect(readme).toContain('| `DATABASE_URL` ');
  expect(withSettings(readme)).toBe(readme);
});

test('docs/METRICS.md tells every metric (npm run documents)', () => {
  expect(textOf('docs/METRICS.md')).toBe(metricsPage());
});

test('every setting says what it is for, and no secret has a default', () => {
  const settings = [...allSettings()];
  expect(settings.length).toBeGreaterThan(60);
  expect(settings.filter(([, { description = '' }]) => description === '')).toEqual([]);
  expect(settings.filter(([, setting]) => setting.secret && setting.default !== undefined)).toEqual([]);
  for (const [name] of settings.filter(([, { secret }]) => secret))
    expect(readConfig({ [name]: 'told' }).errors?.join() ?? '').not.toContain('told');
});

test('only those who start something read the environment, so that no setting is without a schema', () => {
  const readers = filesBelow('server', /\.ts$/).filter((file) => textOf(file).includes('process.env'));
  // What the build writes in.
  const build = 'server/modules/operations/build.ts';
  expect(readers).toEqual(expect.arrayContaining([build, 'server/main.ts']));
  expect(readers.filter((file) => file !== build && !/^server\/(main|cli\/\w+)\.ts$/.test(file))).toEqual([]);
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
