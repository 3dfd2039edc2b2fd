/** Export and import give the same database, with any content (REQUIREMENTS 360). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { NOT_STATE } from '../../../../server/extensions/state/state.module';
import { MODULES } from '../../../../server/modules';
import { recordKinds } from '../../../../server/platform/state/recordKind';
import { stateSchemaPage } from '../../../../server/extensions/state/stateSchema';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { anyState } from '../../../support/server/anyState';
import { stateFile, stateOf, takeText } from '../../state/stateFiles';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const carried = recordKinds(MODULES).flatMap(({ columns }) => Object.entries(columns));

/** The same in every run: among them is every kind of record, and what is refused. */
const meetingAll = fc.sample(anyState, { seed: 1, numRuns: 4 });

/** Returns the columns of the records, in a fixed order. */
async function rowsCarried(): Promise<unknown> {
  const tables = carried.map(async ([table, columns]) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ row: string }>`
      select row from (select jsonb_build_array(${names})::text as row from ${sql.table(table)}) as rows
      order by row collate "C"`.execute(database.read);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

test('imported data is exported, imported into an empty database, and exported as the same bytes', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyState, async (records) => {
      await database.empty();
      const first = await takeText(database, stateFile(...records));
      expect(first.outcomes).toHaveLength(records.length);
      for (const { kind, done } of first.outcomes) seen.add(`${kind} ${done}`);
      const out = await stateOf(database);
      const rows = await rowsCarried();

      await database.empty();
      const second = await takeText(database, out);
      expect(second.outcomes.filter(({ done }) => done !== 'created')).toEqual([]);
      expect(await stateOf(database)).toBe(out);
      expect(await rowsCarried()).toEqual(rows);

      const third = await takeText(database, out);
      expect(third.outcomes.filter(({ done }) => done !== 'unchanged')).toEqual([]);
      expect(await stateOf(database)).toBe(out);
    }),
    { numRuns: 8, examples: meetingAll.map((records) => [records]) },
  );
  const missing = recordKinds(MODULES).filter(({ kind }) => !seen.has(`${kind} created`));
  expect(missing.map(({ kind }) => kind)).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining(['institution refused', 'policy refused', 'ticket refused']),
  );
});

test('a column belongs to one kind of record, or is named as not state with the reason', async () => {
  const tables = await database.read.introspection.getTables();
  const there = tables
    .filter(({ schema, name }) => schema === 'public' && !name.startsWith('kysely_'))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const left = NOT_STATE.flatMap(({ columns }) => Object.entries(columns)).flatMap(([table, names]) =>
    names === 'all'
      ? there.filter((column) => column.startsWith(`${table}.`))
      : names.map((name) => `${table}.${name}`),
  );
  const listed = [...carried.flatMap(([table, names]) => names.map((name) => `${table}.${name}`)), ...left];
  expect(listed.toSorted()).toEqual(there.toSorted());
});

test('the schema in docs matches the code, and every exported record fits it', async () => {
  const file = path.resolve(__dirname, '../../../../docs/state.schema.json');
  const page = stateSchemaPage(recordKinds(MODULES));
  expect(page).toBe(readFileSync(file, 'utf8'));
  await database.reset();
  const line = Compile(JSON.parse(page) as TSchema);
  const lines = (await stateOf(database)).trim().split('\n');
  expect(lines.filter((text) => !line.Check(JSON.parse(text)))).toEqual([]);
  expect(line.Check({ kind: 'connection', institution: 'a' })).toBe(false);
});
