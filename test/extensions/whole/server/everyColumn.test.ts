/** Every column of the database is classified: personal, with a reason and an end, or not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { privacyPage } from '../../../../server/privacyPage';
import { MODULES } from '../../../../server/modules';
import { personalDataOf } from '../../../../server/platform/people/personalData';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('every column is declared to name people or not, and none is declared that does not exist', async () => {
  const tables = await database.read.introspection.getTables();
  const there = tables
    .filter(({ schema, name }) => schema === 'public' && !name.startsWith('kysely_'))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const declared = [
    ...personalDataOf(MODULES).map(({ columns }) => columns),
    ...MODULES.map(({ people }) => people?.notPersonal ?? {}),
  ].flatMap((columns) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
  expect(declared.toSorted()).toEqual(there.toSorted());
});

test('the page of docs/PRIVACY.md matches the code', () => {
  const page = readFileSync(path.resolve(__dirname, '../../../../docs/PRIVACY.md'), 'utf8');
  expect(privacyPage()).toBe(page);
});
