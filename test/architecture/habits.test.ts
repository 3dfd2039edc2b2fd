import path from 'node:path';
import { filesBelow, textOf } from './files';

const code = ['src', 'server', 'test', 'scripts'].flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/));
const lengthOf = (file: string) => textOf(file).split('\n').length - 1;

describe('budgets', () => {
  test.each([
    { kind: 'chart', pattern: /\.machine\.ts$/, lines: 300 },
    { kind: 'file', pattern: /./, lines: 400 },
  ])('no $kind is longer than $lines lines', ({ pattern, lines }) => {
    const long = code.filter((file) => pattern.test(file) && lengthOf(file) > lines);
    expect(long.map((file) => `${file}: ${lengthOf(file)}`)).toEqual([]);
  });

  test('no folder of the server or of the tests has more than 30 files', () => {
    const sizes = new Map<string, number>();
    // Migrations are a list that only grows.
    for (const file of code.filter((name) => /^(server\/(?!migrations\/)|test\/)/.test(name)))
      sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
    expect(sizes.size).toBeGreaterThan(100);
    expect([...sizes].filter(([, count]) => count > 30)).toEqual([]);
  });
});

describe('the name of a test says when it runs (decision 45)', () => {
  const tests = code.filter((file) => /\.test\.tsx?$/.test(file));
  const isExhaustive = (file: string) => /\.(walk|installed|tool)\.test\./.test(file);

  test('at most twelve paths through the browser run every day', () => {
    const everyDay = tests.filter((file) => file.includes('/browser/') && !isExhaustive(file));
    expect(everyDay.filter((file) => !file.includes('/browser/paths/'))).toEqual([]);
    expect(everyDay.length).toBeGreaterThan(0);
    expect(everyDay.length).toBeLessThanOrEqual(12);
  });

  test('a test that starts a built server or another program is exhaustive', () => {
    const starts = /startProcess|startOwnPostgres|support\/field\/(?!documented)|support\/release'/;
    const found = tests.filter((file) => !file.includes('/browser/') && starts.test(textOf(file)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((file) => !isExhaustive(file))).toEqual(['test/architecture/habits.test.ts']);
  });
});

test('no two style sheets have the same name, which is used for their classes', () => {
  const names = filesBelow('src', /\.module\.css$/).map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/**
 * If a `:has()` is at the root, if its argument fits any element, or if the rule styles another element than its own, a browser
 * looks through the document again for every element that is added. Charts, which measure what they draw, took a tenth
 * longer for it.
 */
test('`:has()` is within the page, asks for a class, a data attribute or a rare element, and styles its own element', () => {
  const rules = filesBelow('src', /(?<!qa\/.*)\.css$/).flatMap((file) =>
    [...textOf(file).matchAll(/^ *([^*/{}]*:has\([^{]*)\{/gm)].map(([, selectors = '']) => ({
      file,
      selectors,
    })),
  );
  expect(rules.length).toBeGreaterThanOrEqual(20);
  expect(rules.filter(({ selectors }) => /(:root|html|body)\S*:has/.test(selectors))).toEqual([]);
  const argument = /:has\(((?:[^()]|\([^()]*\))*)\)/g;
  const named = /^(\.|\[data-|:global\(\.|(a|ul)\b)/;
  const wide = rules.filter(({ selectors }) =>
    [...selectors.matchAll(argument)].some(([, of = '']) =>
      of.split(/[\s>+~,]+/).some((element) => element !== '' && !named.test(element)),
    ),
  );
  expect(wide).toEqual([]);
  const others = rules.filter(({ selectors }) =>
    /\S+:has\S*\s*[>+~\s]\s*[^\s,{]/.test(selectors.replaceAll(argument, ':has')),
  );
  // The buttons of a dialog are on no page.
  expect(others.filter(({ file }) => !file.endsWith('/Modal.module.css'))).toEqual([]);
});

describe('habits', () => {
  test('no barrels', () => {
    expect(code.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual(['src/index.tsx']);
  });

  test('nothing is switched off or postponed', () => {
    const marks = new RegExp(
      [
        'eslint-disable',
        '@ts-(ignore|nocheck|expect-error)',
        'TO' + 'DO',
        'FIX' + 'ME',
        '\\b(it|test|describe)\\.(only|skip)\\(',
      ].join('|'),
    );
    expect(
      code.filter((file) => file !== 'test/architecture/habits.test.ts' && marks.test(textOf(file))),
    ).toEqual([]);
  });

  test('the server writes only to its log, so that every line has one form', () => {
    const writers = code.filter(
      (file) =>
        /^server\/(?!cli\/|.*\.cli\.ts$)/.test(file) &&
        /\bstd(out|err)\.write\b|\bconsole\./.test(textOf(file)),
    );
    // The first shows the progress of commands.
    expect(writers).toEqual(['server/platform/control/program.ts', 'server/platform/log/processLog.ts']);
  });

  test('every test file asserts', () => {
    const tests = code.filter((file) => /\.test\.tsx?$/.test(file));
    expect(tests.length).toBeGreaterThan(10);
    expect(tests.filter((file) => !/\bexpect\w*\(/.test(textOf(file)))).toEqual([]);
  });

  test('only src/ui/form knows Formik, only src/lib knows moment, only drawings.ts lays out charts', () => {
    const importers = (name: string) =>
      code.filter((file) => file.startsWith('src/') && new RegExp(`from '${name}'`).test(textOf(file)));
    expect(importers('formik').filter((file) => !file.startsWith('src/ui/form/'))).toEqual([]);
    expect(importers('moment').filter((file) => !file.startsWith('src/lib/'))).toEqual([]);
    // The build replaces this file, so that no browser loads the layout engine.
    expect(importers('elkjs/lib/elk.bundled.js')).toEqual(['src/qa/picture/drawings.ts']);
  });
});
