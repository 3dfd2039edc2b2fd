import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, textOf } from './files';

interface Recording {
  readonly storage?: 'embedded' | 'postgresql';
  readonly file: string;
  readonly statements: readonly string[];
  readonly met: boolean;
  readonly seconds: number;
}

/** Returns what an expression over scripts/test/bothDatabases.mjs gives. */
function told(expression: string): unknown {
  const script = `
    import { mkdtempSync, rmSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { leftForPostgres, filesForPostgres, folded, record } from './scripts/test/bothDatabases.mjs';
    const folder = mkdtempSync(tmpdir() + '/idp-dashboard-test-');
    const left = (recordings) => (recordings.forEach((one) => record(folder, one)), leftForPostgres(folder));
    console.log(JSON.stringify(${expression}));
    rmSync(folder, { recursive: true });`;
  const options = { cwd: root, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}

const ran = (file: string, statements: readonly string[], more: Partial<Recording> = {}): Recording => ({
  file,
  statements,
  met: false,
  seconds: 1,
  ...more,
});
const embedded = (...of: Parameters<typeof ran>) => ({ ...ran(...of), storage: 'embedded' as const });
const postgresql = (...of: Parameters<typeof ran>) => ({ ...ran(...of), storage: 'postgresql' as const });
const left = (...recordings: readonly Recording[]) => told(`left(${JSON.stringify(recordings)})`);
const files = (all: readonly Recording[], before: readonly string[] = []) =>
  told(`filesForPostgres(${JSON.stringify(all)}, ${JSON.stringify(before)})`);

test('a statement is the same with however many values and rows', () => {
  const three = 'insert into "a" ("b", "c")\n values ($1, $2), ($3, $4), ($5, $6)';
  expect(told(`folded(${JSON.stringify(three)})`)).toBe('insert into "a" ("b", "c") values ($)');
  expect(told(`folded('select $1 where b in ($2, $3)')`)).toBe('select $ where b in ($)');
});

test('a file that shows what PostgreSQL has not seen is left for it, with the reason', () => {
  const seen = postgresql('a', ['select 1']);
  expect(left(embedded('a', ['select 1'], { met: true }), embedded('b', ['select 1']), seen)).toEqual([]);
  expect(left(embedded('b', ['select 1', 'select 2']), seen)).toEqual([
    { file: 'b', why: 'PostgreSQL has not run: select 2' },
  ]);
  expect(left(embedded('b', ['select 1'], { met: true }), seen)).toEqual([
    { file: 'b', why: 'transactions met' },
  ]);
  expect(() => left(embedded('b', ['select 1']))).toThrow('No test has recorded what it sends to PostgreSQL');
});

test('chosen are the files with meetings, and the cheapest that have sent each other statement', () => {
  const all = [
    ran('meets', ['one'], { met: true, seconds: 20 }),
    ran('dear', ['one', 'two', 'three'], { seconds: 20 }),
    ran('cheap', ['two']),
    ran('other', ['three']),
    ran('nothing new', ['one']),
  ];
  expect(files(all)).toEqual(['cheap', 'meets', 'other']);
  expect(files([...all, ran('newer', ['three'])], ['meets', 'cheap', 'newer'])).toEqual([
    'cheap',
    'meets',
    'newer',
  ]);
});

test('the list names files that are there', () => {
  const list = JSON.parse(textOf('test/support/postgresql.files.json')) as string[];
  expect(list.length).toBeGreaterThan(10);
  expect(list.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
