/** Cases that only ClickHouse has: duplicate rows, and more than one way to write a number. */
import { readEngineAddress } from '../../../../server/extensions/clickhouse/address';
import { engineAt } from '../../../../server/extensions/clickhouse/engineAt';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { north, wiki } from '../../../support/server/fixtures';
import { countedIn, csvOf, importText, storedPeople } from '../../../support/server/logins';
import { statsUrl } from '../statsUrl';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const engine = engineAt(readEngineAddress(statsUrl));
const file = csvOf([
  ['2026-03-02T10:00:00Z', 'ann', wiki, north],
  ['2026-03-02T11:00:00Z', 'bob', wiki, north],
]);

test('a row that exists twice, before or after a merge, is one login', async () => {
  await importText(database, file);
  const before = await countedIn(database, '2026');
  expect(before[`${north} *`]).toEqual([2, 2]);
  // As if two servers store the same at the same time.
  await engine.run('insert into login select * from login');
  expect(await engine.rows('select toUInt32(count()) from login')).toEqual([[4]]);
  expect(await countedIn(database, '2026')).toEqual(before);
  expect((await storedPeople(database)).people).toHaveLength(2);
  expect(await importText(database, file)).toMatchObject({ added: 0, known: 2 });
  await engine.run('optimize table login final');
  expect(await engine.rows('select toUInt32(count()) from login')).toEqual([[2]]);
  expect(await countedIn(database, '2026')).toEqual(before);
});

test('if counts of an ended year exist twice, the last ones apply', async () => {
  await importText(database, file);
  const year = (version: number, users: number) =>
    engine.run(
      `insert into login_year select '${north}', 2026, '', 20820, ${version}, emptyArrayUInt32(), emptyArrayUInt32(),
       emptyArrayUInt32(), emptyArrayUInt32(), [1], [1], [1], ${users}`,
    );
  await year(2, 7);
  await year(1, 5);
  expect(await countedIn(database, '2026')).toEqual({ [`${north} *`]: [1, 7] });
});
