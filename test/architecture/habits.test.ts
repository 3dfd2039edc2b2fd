import path from 'node:path';
import { filesBelow, textOf } from './files';

interface Budget {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly lines: number;
}

const budgets: readonly Budget[] = [
  { kind: 'machine', pattern: /\.machine\.ts$/, lines: 150 },
  { kind: 'machine types', pattern: /machines\/.*\.types\.ts$/, lines: 60 },
  { kind: 'panel', pattern: /panels\/.*\.tsx$/, lines: 120 },
  { kind: 'page', pattern: /Page\.tsx$/, lines: 150 },
  { kind: 'api', pattern: /\.api\.ts$/, lines: 150 },
  { kind: 'slice', pattern: /\.slice\.ts$/, lines: 120 },
  { kind: 'source', pattern: /^(src|server|scripts)\//, lines: 250 },
  { kind: 'test', pattern: /^test\//, lines: 400 },
];

const code = ['src', 'server', 'test', 'scripts'].flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/));
const lengthOf = (file: string) => textOf(file).split('\n').length - 1;

describe('file budgets', () => {
  test.each(budgets)('no $kind file is longer than $lines lines', ({ pattern, lines }) => {
    const long = code.filter((file) => pattern.test(file) && lengthOf(file) > lines);
    expect(long.map((file) => `${file}: ${lengthOf(file)}`)).toEqual([]);
  });
});

describe('the name of a test says when it runs (decision 45)', () => {
  const tests = code.filter((file) => /\.test\.tsx?$/.test(file));
  const isExhaustive = (file: string) => /\.(walk|installed|tool)\.test\./.test(file);

  test('at most twelve paths through the browser run every day', () => {
    const everyDay = tests.filter((file) => file.startsWith('test/browser/') && !isExhaustive(file));
    expect(everyDay.filter((file) => !file.startsWith('test/browser/paths/'))).toEqual([]);
    expect(everyDay.length).toBeGreaterThan(0);
    expect(everyDay.length).toBeLessThanOrEqual(12);
  });

  test('what starts a built server or another program is exhaustive', () => {
    const starts = /startProcess|startOwnPostgres|support\/field\/(?!documented)|support\/release'/;
    const found = tests.filter((file) => !file.startsWith('test/browser/') && starts.test(textOf(file)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((file) => !isExhaustive(file))).toEqual(['test/architecture/habits.test.ts']);
  });
});

test('no two style sheets have one name, of which their classes are made', () => {
  const names = filesBelow('src', /\.module\.css$/).map((file) => path.basename(file));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe('habits', () => {
  test('no barrels', () => {
    expect(code.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual(['src/index.tsx']);
  });

  test('nothing is switched off or put off', () => {
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

  test('the server writes by its log alone, so that every line has one form', () => {
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

  test('only src/ui/form knows Formik, only src/lib knows moment', () => {
    const importers = (name: string) =>
      code.filter((file) => file.startsWith('src/') && new RegExp(`from '${name}'`).test(textOf(file)));
    expect(importers('formik').filter((file) => !file.startsWith('src/ui/form/'))).toEqual([]);
    expect(importers('moment').filter((file) => !file.startsWith('src/lib/'))).toEqual([]);
  });
});
