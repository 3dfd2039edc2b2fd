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
    import { faultsOf, filesForPostgres, folded, record } from './scripts/test/bothDatabases.mjs';
    const folder = mkdtempSync(tmpdir() + '/idp-dashboard-test-');
    const faults = (recordings) => (recordings.forEach((one) => record(folder, one)), faultsOf(folder));
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
const faults = (...recordings: readonly Recording[]) => told(`faults(${JSON.stringify(recordings)})`);
const files = (all: readonly Recording[], before: readonly string[] = []) =>
  told(`filesForPostgres(${JSON.stringify(all)}, ${JSON.stringify(before)})`);

test('a statement is the same with however many values and rows', () => {
  const three = 'insert into "a" ("b", "c")\n values ($1, $2), ($3, $4), ($5, $6)';
  expect(told(`folded(${JSON.stringify(three)})`)).toBe('insert into "a" ("b", "c") values ($)');
  expect(told(`folded('select $1 where b in ($2, $3)')`)).toBe('select $ where b in ($)');
});

test('what PostgreSQL has not run is named, with where it comes from and what to do', () => {
  const seen = postgresql('a', ['select 1']);
  expect(faults(embedded('a', ['select 1']), embedded('b', ['select 1']), seen)).toEqual([]);
  expect(faults(embedded('b', ['select 1', 'select 2']), seen)).toEqual([
    'PostgreSQL has not run what b sends: select 2',
    expect.stringContaining('node scripts/postgresFiles.mjs'),
  ]);
  expect(faults(embedded('b', ['select 1'], { met: true }), seen)).toEqual([
    'b has transactions that meet and does not run on PostgreSQL',
    expect.stringContaining('node scripts/postgresFiles.mjs'),
  ]);
  expect(faults()).toEqual([
    'No test has recorded what it sends to PostgreSQL',
    expect.stringContaining('node scripts/postgresFiles.mjs'),
  ]);
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
