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
  { kind: 'api file', pattern: /\.api\.ts$/, lines: 150 },
  { kind: 'slice', pattern: /\.slice\.ts$/, lines: 120 },
  { kind: 'any file', pattern: /./, lines: 250 },
];

const code = ['src', 'server', 'test', 'scripts'].flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/));
const lengthOf = (file: string) => textOf(file).split('\n').length - 1;

describe('file budgets', () => {
  test.each(budgets)('no $kind is longer than $lines lines', ({ pattern, lines }) => {
    const long = code.filter((file) => pattern.test(file) && lengthOf(file) > lines);
    expect(long.map((file) => `${file}: ${lengthOf(file)}`)).toEqual([]);
  });

  test('the median file has at most 60 lines', () => {
    const lengths = code.map(lengthOf).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
  });
});

test('no two style sheets have one name, of which their classes are made', () => {
  const names = filesBelow('src', /\.module\.css$/).map((file) => path.basename(file));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe('habits', () => {
  test('package.json is a table of contents: at most 29 scripts', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(29);
  });

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
      (file) => /^server\/(?!cli\/)/.test(file) && /\bstd(out|err)\.write\b|\bconsole\./.test(textOf(file)),
    );
    expect(writers).toEqual(['server/platform/log/processLog.ts']);
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
