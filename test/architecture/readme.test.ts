import { existsSync } from 'node:fs';
import path from 'node:path';
import { allSettings, readConfig } from '../../server/readConfig';
import { metricsPage } from '../../server/metricsPage';
import { settingsPage } from '../../server/settingsPage';
import { filesBelow, root, textOf } from './files';

test('docs/SETTINGS.md has every setting with the text of its schema (npm run documents)', () => {
  expect(textOf('docs/SETTINGS.md')).toBe(settingsPage());
});

test('the README fits on a few screens and names the first commands and only settings that exist', () => {
  const readme = textOf('README.md');
  expect(Buffer.byteLength(readme)).toBeLessThan(10_000);
  expect(readme).toContain('npm start');
  expect(readme).toContain('npm test');
  const [, table = ''] = readme.split('\n## Settings\n');
  const names = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  expect(names).toHaveLength(12);
  expect(names.filter((name) => !allSettings().has(name))).toEqual([]);
});

test('docs/METRICS.md has every metric (npm run documents)', () => {
  expect(textOf('docs/METRICS.md')).toBe(metricsPage());
});

test('every setting has a description, and no secret has a default', () => {
  const settings = [...allSettings()];
  expect(settings.length).toBeGreaterThan(60);
  expect(settings.filter(([, { description = '' }]) => description === '')).toEqual([]);
  expect(settings.filter(([, setting]) => setting.secret && setting.default !== undefined)).toEqual([]);
  for (const [name] of settings.filter(([, { secret }]) => secret))
    expect(readConfig({ [name]: 'told' }).errors?.join() ?? '').not.toContain('told');
});

test('only files that start a program read the environment, so that no setting is without a schema', () => {
  const readers = filesBelow('server', /\.ts$/).filter((file) => textOf(file).includes('process.env'));
  // The file that the build changes.
  const build = 'server/modules/operations/build.ts';
  expect(readers).toEqual(expect.arrayContaining([build, 'server/main.ts']));
  expect(readers.filter((file) => file !== build && !/^server\/(main|cli\/run)\.ts$/.test(file))).toEqual([]);
});

test('every file that a document names exists', () => {
  // The list of requirements has paths below test/, and its own test.
  const documents = ['README.md', ...filesBelow('docs', /(?<!REQUIREMENTS)\.md$/)];
  const known = new Set([...filesBelow('.', /./)]);
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(/`((?:src|server|docs|test|scripts|translations)\/[\w./*-]+)`/g)].map(
      ([, file]) => file ?? '',
    ),
  );
  const exists = (file: string) => {
    if (known.has(file)) return true;
    // A folder, or several files at once.
    const parts = file.replace(/\/$/, '').split('*');
    const form = new RegExp(
      `^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[^/]*')}(/|$)`,
    );
    return [...known].some((one) => form.test(one));
  };
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !exists(file))).toEqual([]);
});

/** Returns the anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

test('every link of a document leads to a file, and to one of its headings', () => {
  const outsideCode = (file: string) => textOf(file).replace(/^ *```[^]*?^ *```$/gm, '');
  const anchors = (file: string) =>
    [...outsideCode(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const faults = ['README.md', ...filesBelow('docs', /\.md$/)].flatMap((document) => {
    const targets = [...outsideCode(document).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)];
    return targets.flatMap(([link, target = '', anchor]) => {
      const file = target === '' ? document : path.join(path.dirname(document), target);
      const leads = existsSync(path.join(root, file)) && (!anchor || anchors(file).includes(anchor));
      return leads ? [] : [`${document}: ${link}`];
    });
  });
  expect(faults).toEqual([]);
});
